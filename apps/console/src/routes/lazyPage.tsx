import { type ComponentType, lazy } from 'react';
import { type AreaTexts, withTexts } from '../app/language.ts';

/**
 * A page whose code comes when it is first opened. The router's own helper reloads the window when that fails;
 * here the failure goes to the error page, which knows about unsaved input (docs/product.md §3.5).
 * @param texts those that only its areas have; they come at the same time
 */
export function lazyPage<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
  ...texts: readonly AreaTexts[]
) {
  const load = (): Promise<ComponentType<P>> => withTexts(fetch(), ...texts);
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
