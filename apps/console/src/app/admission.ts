import type { Demand } from '@comanda/api/pages';

export interface Holder {
  readonly userActions: readonly string[];
  readonly company: { readonly actions: readonly string[] } | undefined;
}

/** Whether a page opens, a company has to be chosen first, or the person is sent home (docs/product.md §5.4). */
export type Verdict = 'admit' | 'choose_company' | 'forbid';

/** Those of the actions that a page demands which the person does not hold. */
export function lacking(
  { scope, actions = [] }: Partial<Demand>,
  { userActions, company }: Holder,
): readonly string[] {
  const held = scope === 'company' ? (company?.actions ?? []) : userActions;
  return actions.filter((action) => !held.includes(action));
}

export function judge(demand: Partial<Demand>, holder: Holder): Verdict {
  if (demand.scope === 'company' && !holder.company) return 'choose_company';
  return lacking(demand, holder).length === 0 ? 'admit' : 'forbid';
}
