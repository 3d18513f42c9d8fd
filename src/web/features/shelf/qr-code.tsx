import { useMemo } from "react";
import { encode } from "uqr";
import { t } from "#web/lib/t.ts";

/** As many as the largest code takes with the least repair. */
const CHARACTERS_MAX = 2900;
const BORDER = 2;

/** The dark fields as one path, a field being one unit. */
function pathOf(fields: readonly (readonly boolean[])[]): string {
  return fields.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x},${y}h1v1h-1z` : ""))).join("");
}

/** A text for cameras; dark on light by day and by night, as they expect. */
export function QrCode({ text, className }: { text: string; className: string }) {
  const code = useMemo(() => (text.length > CHARACTERS_MAX ? undefined : encode(text, { border: BORDER })), [text]);
  if (code === undefined) return <p>{t("shelf.qrTooLong")}</p>;
  return (
    <svg role="img" aria-label={t("shelf.qr")} className={className} viewBox={`0 0 ${code.size} ${code.size}`}>
      <path d={pathOf(code.data)} shapeRendering="crispEdges" />
    </svg>
  );
}
