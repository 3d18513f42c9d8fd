import { type CSSProperties, type RefCallback, useCallback, useMemo, useState } from "react";
import { encode } from "uqr";
import { t } from "#web/lib/t.ts";

/** As many as the largest code takes with the least repair. */
const CHARACTERS_MAX = 2900;
const BORDER = 2;
/** The least side of a field, in CSS pixels, that the camera of any telephone tells apart from the next. */
const READABLE_PX = 3;

/** The dark fields as one path, a field being one unit. */
function pathOf(fields: readonly (readonly boolean[])[]): string {
  return fields.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x},${y}h1v1h-1z` : ""))).join("");
}

/** The width of an element in CSS pixels, at any time; undefined until it is measured. */
function useWidth(): [RefCallback<Element>, number | undefined] {
  const [width, setWidth] = useState<number>();
  const measure = useCallback((element: Element) => {
    const observer = new ResizeObserver(() => setWidth(element.getBoundingClientRect().width));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measure, width];
}

/** `className` draws the code itself, which has the number of its fields beside each other as `--fields`. */
type QrCodeProps = { text: string; className: string };

/** A text for cameras; dark on light by day and by night, as they expect. Says so where it is too fine for them. */
export function QrCode({ text, className }: QrCodeProps) {
  const code = useMemo(() => (text.length > CHARACTERS_MAX ? undefined : encode(text, { border: BORDER })), [text]);
  const [measure, width] = useWidth();
  if (code === undefined) return <p>{t("shelf.qrTooLong")}</p>;
  const isTooFine = width !== undefined && width / code.size < READABLE_PX;
  const style: CSSProperties & { "--fields": number } = { "--fields": code.size };
  return (
    <>
      {isTooFine && <p>{t("shelf.qrTooFine")}</p>}
      <svg
        ref={measure}
        role="img"
        aria-label={t("shelf.qr")}
        className={className}
        style={style}
        viewBox={`0 0 ${code.size} ${code.size}`}
      >
        <path d={pathOf(code.data)} shapeRendering="crispEdges" />
      </svg>
    </>
  );
}
