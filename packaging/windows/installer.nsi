; Per-user installer: no administrator, 64-bit, Czech, French and English.
; makensis -DVERSION=… -DTREE=… -DICONS=… -DOUT=… [-DSIGN=…] installer.nsi
; SIGN is the command that signs the file whose name is put behind it.
Target amd64-unicode
Unicode true
!include MUI2.nsh
!include x64.nsh
!include WinVer.nsh

!define NAME "Carrara Desktop"
!define ID "carrara-desktop"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${ID}"
!define CLASSES "Software\Classes"

Name "${NAME}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "Software\${ID}" "Folder"
RequestExecutionLevel user
ManifestDPIAware true
SetCompressor /SOLID lzma
!ifdef SIGN
    !uninstfinalize '${SIGN} "%1"'
!endif
BrandingText "${NAME} ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "FileDescription" "${NAME}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT AND CC-BY-4.0"

!define MUI_ICON "${ICONS}\carrara-desktop.ico"
!define MUI_UNICON "${ICONS}\carrara-desktop.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${ID}.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Czech"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_RESERVEFILE_LANGDLL

LangString Old ${LANG_ENGLISH} "${NAME} needs a 64-bit Windows 10 (1809) or newer."
LangString Old ${LANG_CZECH} "${NAME} potřebuje 64bitový systém Windows 10 (1809) nebo novější."
LangString Old ${LANG_FRENCH} "${NAME} nécessite Windows 10 (1809) 64 bits ou une version plus récente."
LangString Runs ${LANG_ENGLISH} "${NAME} is open. Close it, then try again."
LangString Runs ${LANG_CZECH} "${NAME} je spuštěn. Zavřete ho a zkuste to znovu."
LangString Runs ${LANG_FRENCH} "${NAME} est ouvert. Fermez-le, puis réessayez."
LangString Game ${LANG_ENGLISH} "Game of ${NAME}"
LangString Game ${LANG_CZECH} "Hra programu ${NAME}"
LangString Game ${LANG_FRENCH} "Partie de ${NAME}"
LangString Delete ${LANG_ENGLISH} "Delete your saved games and settings too? They are in $\r$\n$\r$\n$LOCALAPPDATA\${ID}$\r$\n$\r$\nThis can't be undone."
LangString Delete ${LANG_CZECH} "Smazat i vaše uložené hry a nastavení? Jsou ve složce $\r$\n$\r$\n$LOCALAPPDATA\${ID}$\r$\n$\r$\nNejde to vzít zpět."
LangString Delete ${LANG_FRENCH} "Supprimer aussi vos parties et vos réglages ? Ils se trouvent dans $\r$\n$\r$\n$LOCALAPPDATA\${ID}$\r$\n$\r$\nC’est irréversible."

Function .onInit
    !insertmacro MUI_LANGDLL_DISPLAY
    ${IfNot} ${RunningX64}
    ${OrIfNot} ${AtLeastWin10}
        MessageBox MB_OK|MB_ICONSTOP "$(Old)" /SD IDOK
        Abort
    ${EndIf}
FunctionEnd

; Takes away what an installed version put in the folder, and nothing else: by its own list.
!macro REMOVE_PROGRAM
    RMDir /r "$INSTDIR\_internal"
    Delete "$INSTDIR\${ID}.exe"
    Delete "$INSTDIR\${ID}-cli.exe"
    Delete "$INSTDIR\carrara-game.ico"
!macroend

!macro REFUSE_WHILE_OPEN
    ; A program that runs can't be opened for writing.
    ${If} ${FileExists} "$INSTDIR\${ID}.exe"
        retry:
        ClearErrors
        FileOpen $0 "$INSTDIR\${ID}.exe" a
        ${If} ${Errors}
            MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(Runs)" /SD IDCANCEL IDRETRY retry
            SetErrorLevel 2
            Quit
        ${EndIf}
        FileClose $0
    ${EndIf}
!macroend

Section
    SetShellVarContext current
    Call RefuseWhileOpen
    !insertmacro REMOVE_PROGRAM
    SetOutPath "$INSTDIR"
    File /r "${TREE}\*.*"
    File "${ICONS}\carrara-game.ico"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${ID}.exe"

    WriteRegStr HKCU "Software\${ID}" "Folder" "$INSTDIR"
    WriteRegStr HKCU "Software\${ID}" "Language" "$LANGUAGE"
    WriteRegStr HKCU "${CLASSES}\.carrara" "" "${ID}.game"
    WriteRegStr HKCU "${CLASSES}\${ID}.game" "" "$(Game)"
    WriteRegStr HKCU "${CLASSES}\${ID}.game\DefaultIcon" "" "$INSTDIR\carrara-game.ico"
    WriteRegStr HKCU "${CLASSES}\${ID}.game\shell\open\command" "" '"$INSTDIR\${ID}.exe" "%1"'
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'

    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${ID}.exe"
    WriteRegStr HKCU "${UNINSTALL}" "Publisher" "Carrara Desktop contributors"
    WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
    SectionGetSize 0 $0
    WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
SectionEnd

Function RefuseWhileOpen
    !insertmacro REFUSE_WHILE_OPEN
FunctionEnd

Function un.onInit
    ReadRegStr $LANGUAGE HKCU "Software\${ID}" "Language"
FunctionEnd

Function un.RefuseWhileOpen
    !insertmacro REFUSE_WHILE_OPEN
FunctionEnd

Section Uninstall
    SetShellVarContext current
    Call un.RefuseWhileOpen
    !insertmacro REMOVE_PROGRAM
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\${NAME}.lnk"
    ReadRegStr $0 HKCU "${CLASSES}\.carrara" ""
    ${If} $0 == "${ID}.game"
        DeleteRegKey HKCU "${CLASSES}\.carrara"
    ${EndIf}
    DeleteRegKey HKCU "${CLASSES}\${ID}.game"
    DeleteRegKey HKCU "${UNINSTALL}"
    DeleteRegKey HKCU "Software\${ID}"
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
    ; Unattended removal keeps the games; a person is asked, and No is the answer of Enter.
    ${If} ${FileExists} "$LOCALAPPDATA\${ID}\*.*"
        MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(Delete)" /SD IDNO IDNO kept
        RMDir /r "$LOCALAPPDATA\${ID}"
        kept:
    ${EndIf}
SectionEnd
