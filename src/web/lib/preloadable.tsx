// A component whose code comes by itself. Where the code is already there it renders at once, without the wait that
// React's `lazy` always makes: the server writes it, and a document is hydrated without a flash.
import { type ComponentType, lazy, useState } from "react";

export type Preloadable<P> = ComponentType<P> & {
  /** Is the code there? */
  isReady: () => boolean;
  /** Fetches the code ahead. */
  preload: () => Promise<void>;
};

type Load<P> = () => Promise<ComponentType<P>>;

/** The component that `load` brings; `patiently` is around it where the component is shown before it is there. */
export function preloadable<P extends object>(
  load: Load<P>,
  patiently: (load: Load<P>) => Promise<ComponentType<P>> = (fetchOnce) => fetchOnce(),
): Preloadable<P> {
  let loaded: ComponentType<P> | undefined;
  const fetchOnce = async () => {
    const component = await load();
    loaded = component;
    return component;
  };
  const Waiting = lazy(async () => ({ default: await patiently(fetchOnce) }));
  function Shown(props: P) {
    // Chosen once, or the arrival of the code would mount everything anew.
    const [Component] = useState<ComponentType<P>>(() => loaded ?? Waiting);
    return <Component {...props} />;
  }
  return Object.assign(Shown, {
    isReady: () => loaded !== undefined,
    preload: async () => void (await fetchOnce()),
  });
}
