import { type ComponentType, lazy } from 'react';

/**
 * A page whose code comes when it is first opened. The router's own helper reloads the window when that fails;
 * here the failure goes to the error page, which knows about unsaved input (docs/product.md §3.5).
 */
export function lazyPage<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | undefined;
  const Later = lazy(async () => ({ default: await load() }));
  function Page(props: P) {
    const Now = loaded ?? Later;
    return <Now {...props} />;
  }
  return Object.assign(Page, {
    preload: async () => {
      loaded ??= await load();
    },
  });
}
