"""The paintings of Carrara's table: every piece, tile and ground, as vectors of any size.

Each ``draw_…(p, r, …)`` paints inside ``r`` (shadow included) and leaves the painter as it
was. Cities, colours, types and landscapes are numbered as in ``games.carrara.components``.
"""

from .blocks import draw_accepts, draw_block, draw_chip
from .boards import (
    PANEL_MARGIN,
    draw_backdrop,
    draw_landscape_space,
    draw_panel,
    draw_screen,
    draw_type_space,
    marker_place,
)
from .buildings import draw_supply, draw_tile, draw_tile_back
from .cache import cache_bytes, clear_cache, pixmap, stamp
from .cities import city_tint, draw_city, one_size
from .court import draw_court, draw_open_area, draw_slot, slot_markers_rect
from .effects import GLOW_MARGIN, badge_width, draw_badge, draw_glow
from .geometry import WheelGeometry, disc_rect, wheel_geometry, wheel_of_disc
from .icons import draw_landscape_icon, draw_type_icon
from .paint import text_width
from .palette import (
    FONTS,
    SEAT_COLOURS,
    SEAT_SHAPES,
    TONES,
    Fonts,
    Palette,
    contrast,
    marble,
    marble_ink,
    use_tones,
)
from .pieces import (
    draw_bag,
    draw_coin,
    draw_first,
    draw_marker,
    draw_reward,
    draw_upgrade,
    draw_visit,
    draw_vp,
)
from .shelf import (
    draw_end,
    draw_florin_space,
    draw_land_upgrade,
    draw_majority,
    draw_pair_sign,
    draw_pair_space,
    draw_shelf,
    draw_stock_place,
    draw_warehouse,
    florin_marker,
    niche_room,
    stock_room,
)
from .tokens import (
    draw_any_decoration,
    draw_decoration,
    draw_decoration_icon,
    draw_statue,
    draw_statue_sign,
    statue_tone,
)
from .wheel import draw_hub, draw_inner_disc, draw_wheel_disc, draw_wheel_frame

__all__ = [
    "FONTS",
    "GLOW_MARGIN",
    "PANEL_MARGIN",
    "SEAT_COLOURS",
    "SEAT_SHAPES",
    "TONES",
    "Fonts",
    "Palette",
    "WheelGeometry",
    "badge_width",
    "cache_bytes",
    "city_tint",
    "clear_cache",
    "contrast",
    "disc_rect",
    "draw_accepts",
    "draw_any_decoration",
    "draw_backdrop",
    "draw_badge",
    "draw_bag",
    "draw_block",
    "draw_chip",
    "draw_city",
    "draw_coin",
    "draw_court",
    "draw_decoration",
    "draw_decoration_icon",
    "draw_end",
    "draw_first",
    "draw_florin_space",
    "draw_glow",
    "draw_hub",
    "draw_inner_disc",
    "draw_land_upgrade",
    "draw_landscape_icon",
    "draw_landscape_space",
    "draw_majority",
    "draw_marker",
    "draw_open_area",
    "draw_pair_sign",
    "draw_pair_space",
    "draw_panel",
    "draw_reward",
    "draw_screen",
    "draw_shelf",
    "draw_slot",
    "draw_statue",
    "draw_statue_sign",
    "draw_stock_place",
    "draw_supply",
    "draw_tile",
    "draw_tile_back",
    "draw_type_icon",
    "draw_type_space",
    "draw_upgrade",
    "draw_visit",
    "draw_vp",
    "draw_warehouse",
    "draw_wheel_disc",
    "draw_wheel_frame",
    "florin_marker",
    "marble",
    "marble_ink",
    "marker_place",
    "niche_room",
    "one_size",
    "pixmap",
    "slot_markers_rect",
    "stamp",
    "statue_tone",
    "stock_room",
    "text_width",
    "use_tones",
    "wheel_geometry",
    "wheel_of_disc",
]
