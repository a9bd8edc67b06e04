"""What the command line itself says: headings of help pages and mistakes in a line."""

PHRASES = {
    "Usage: ": "使い方: ",
    "Arguments": "引数",
    "Options": "オプション",
    "Commands": "コマンド",
    "default: {default}": "既定: {default}",
    "required": "必須",
    "(dynamic)": "（動的）",
    "Aborted!": "中止しました",
    "Show this message and exit.": "この説明を表示する。",
    "Install completion for the current shell.": "今のシェルに補完を入れる。",
    "Show completion for the current shell, to copy it or customize the installation.": (
        "今のシェルの補完を表示する（写したり手を入れたりするために）。"
    ),
    "Missing command.": "コマンドがありません。",
    "No such command '{1}'.": "'{1}'というコマンドはありません。",
    "No such command '{1}'. Did you mean '{2}'?": (
        "'{1}'というコマンドはありません。もしかして'{2}'ですか？"
    ),
    "No such option: {1}": "{1}というオプションはありません",
    "No such option: {1} Did you mean {2}?": (
        "{1}というオプションはありません。もしかして{2}ですか？"
    ),
    "No such option: {1} (Possible options: {2})": (
        "{1}というオプションはありません（近いもの: {2}）"
    ),
    "Missing argument '{1}'.": "引数'{1}'がありません。",
    "Missing option '{1}'.": "オプション'{1}'がありません。",
    "Missing parameter: {1}": "{1}がありません",
    "Got unexpected extra argument ({1})": "余分な引数があります（{1}）",
    "Got unexpected extra argument(s) ({1})": "余分な引数があります（{1}）",
    "Got unexpected extra arguments ({1})": "余分な引数があります（{1}）",
    "Invalid value: {1}": "値が正しくありません: {1}",
    "Invalid value for {1}: {2}": "{1}の値が正しくありません: {2}",
    "'{1}' is not a valid int.": "'{1}'は整数ではありません。",
    "'{1}' is not a valid integer.": "'{1}'は整数ではありません。",
    "'{1}' is not a valid float.": "'{1}'は数ではありません。",
    "'{1}' is not a valid int range.": "'{1}'は整数ではありません。",
    "'{1}' is not a valid integer range.": "'{1}'は整数ではありません。",
    "{1} is not in the range {2}.": "{1}は範囲{2}の外です。",
    "{1} is no number.": "{1}は数ではありません。",
    "Option '{1}' requires an argument.": "オプション'{1}'には値が必要です。",
    "Option '{1}' requires {2} arguments.": "オプション'{1}'には値が{2}個必要です。",
    "Option '{1}' does not take a value.": "オプション'{1}'は値を取りません。",
    "Try '{1}' for help.": "説明は'{1}'で表示されます。",
    "Error: {1}": "エラー: {1}",
    "Error: {1} (Possible options: {2})": "エラー: {1}（近いもの: {2}）",
    "error": "エラー",
    "unreadable": "読めない",
    "warning": "警告",
    "at": "場所",
    "hint": "ヒント",
}
