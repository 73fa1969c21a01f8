import { type OnDemand, onDemand } from '@comanda/ui/OnDemand';
import type { ComponentType } from 'react';
import { withTexts } from './app/language.ts';

/** A component whose code is no part of what stands around it; it asks for it by standing on the page. */
export type LazyPart<P extends object> = OnDemand<P>['View'] &
  Pick<OnDemand<P>, 'Later' | 'useLoaded'> & {
    /** Brings it before it is shown. The router asks that of every page. */
    readonly preload: () => Promise<void>;
  };

/**
 * The one way to load a part of the console later (docs/decisions/0020). What fails goes to the nearest error boundary,
 * which knows about unsaved input (docs/product.md §3.5), and is asked for again the next time.
 * @param texts folders whose texts only this part needs, by their path in the sources; they come at the same time
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  ...texts: readonly string[]
): LazyPart<P> {
  const { View, Later, useLoaded, load: preload } = onDemand(() => withTexts(load(), ...texts));
  return Object.assign(View, { Later, useLoaded, preload });
}
