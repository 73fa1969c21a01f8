import type { View } from '@comanda/api/calls';
import type { ViewChange } from './useViews.ts';

/** What is asked about views. */
export type ViewDialog =
  | { readonly kind: 'new' | 'arrange' }
  | { readonly kind: 'edit' | 'remove'; readonly view: View }
  /** Somebody else changed the view since it was read. */
  | { readonly kind: 'stale'; readonly view: View; readonly change: ViewChange };
