import type { Selection } from './selection.ts';

/**
 * `idle` nobody is signed in · `loading` the companies are on their way · `unknown` they did not load ·
 * `noCompany` there are none · `open` there are some and none is chosen · `selected`.
 */
export type SelectionState = 'idle' | 'loading' | 'unknown' | 'noCompany' | 'open' | 'selected';

export type SelectionEvent =
  /** A session began; `remembered` is the stored selection. */
  | { readonly type: 'STARTED'; readonly remembered: Selection | undefined }
  /** The ids of all companies of the person, at first and after every change. */
  | { readonly type: 'COMPANIES.LOADED'; readonly companies: readonly string[] }
  /** There is no list: the load failed. Not for a reload that leaves an older list standing. */
  | { readonly type: 'COMPANIES.FAILED' }
  | { readonly type: 'CHOSEN'; readonly selection: Selection }
  | { readonly type: 'CLEARED' }
  /** The session ended; its reset removes what is stored. */
  | { readonly type: 'ENDED' };

export type SelectionEventType = SelectionEvent['type'];

export type SelectionCommand =
  | { readonly type: 'PERSIST'; readonly selection: Selection }
  | { readonly type: 'FORGET' }
  /** Load taxes, groups and the other data of this company. */
  | { readonly type: 'LOAD_COMPANY_DATA'; readonly company: string }
  | { readonly type: 'INFORM'; readonly message: 'not_companies' }
  | { readonly type: 'GO_TO_COMPANY_LIST' };

export interface SelectionContext {
  readonly companies: readonly string[];
  /** In `loading` what was remembered and is not yet known to be good; in `selected` what is chosen. */
  readonly selection: Selection | undefined;
}
