import { lazy, Suspense } from "react";

const QrCode = lazy(async () => ({ default: (await import("./qr-code.tsx")).QrCode }));

/** A text for cameras, whose code comes when it is asked for. */
export function LazyQrCode(props: { text: string; className: string }) {
  return (
    <Suspense fallback={<div className={props.className} />}>
      <QrCode {...props} />
    </Suspense>
  );
}
