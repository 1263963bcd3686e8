"""Writes the protocol's JSON schemas (docs/protocol-schema.json) and TypeScript types from the msgspec
structs.

python tools/protocol.py            write both
python tools/protocol.py --check    fail if they are not what they would be
"""

from __future__ import annotations

import sys
from pathlib import Path

from willpower.server.protocol_types import (
    schema_text,
    typescript_cards_text,
    typescript_http_text,
    typescript_study_text,
    typescript_text,
    typescript_view_text,
)

ROOT = Path(__file__).resolve().parents[1]
FILES = {
    ROOT / "docs" / "protocol-schema.json": schema_text,
    ROOT / "src" / "willpower" / "client" / "src" / "protocol.ts": typescript_text,
    ROOT / "src" / "willpower" / "client" / "src" / "protocol_view.ts": typescript_view_text,
    ROOT / "src" / "willpower" / "client" / "src" / "protocol_http.ts": typescript_http_text,
    ROOT / "src" / "willpower" / "client" / "src" / "protocol_study.ts": typescript_study_text,
    ROOT / "src" / "willpower" / "client" / "src" / "protocol_cards.ts": typescript_cards_text,
}


def main() -> int:
    """Write or check; 1 if a file is old."""
    old = 0
    for path, made in FILES.items():
        text = made()
        if "--check" in sys.argv[1:]:
            if not path.is_file() or path.read_text(encoding="utf-8") != text:
                print(f"{path.relative_to(ROOT)} is old: python tools/protocol.py", file=sys.stderr)
                old = 1
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(path.relative_to(ROOT))
    return old


if __name__ == "__main__":
    sys.exit(main())
