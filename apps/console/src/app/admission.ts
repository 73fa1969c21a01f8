/** What a page demands of the person who opens it (docs/product.md §5). */
export interface Demand {
  /** Name of the action; without one a session is enough. */
  readonly action?: string;
  /** `company`: the page shows data of the selected company, and the action must be held in it. */
  readonly scope?: 'user' | 'company';
}

export interface Holder {
  readonly userActions: readonly string[];
  readonly company: { readonly actions: readonly string[] } | undefined;
}

/** Whether a page opens, a company has to be chosen first, or the person is sent home (docs/product.md §5.4). */
export type Verdict = 'admit' | 'choose_company' | 'forbid';

export function judge({ action, scope }: Demand, { userActions, company }: Holder): Verdict {
  if (scope === 'company' && !company) return 'choose_company';
  if (action === undefined) return 'admit';
  const held = scope === 'company' ? (company?.actions ?? []) : userActions;
  return held.includes(action) ? 'admit' : 'forbid';
}
