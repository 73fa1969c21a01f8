import type { Demand } from '@comanda/api/pages';

export interface Holder {
  readonly idUser: string;
  readonly userActions: readonly string[];
  readonly company: { readonly actions: readonly string[] } | undefined;
}

/** Whether a page opens, a company has to be chosen first, or the person is sent home (docs/product.md §5.4). */
export type Verdict = 'admit' | 'choose_company' | 'forbid';

/**
 * Those of the actions that a page demands which the person does not hold. A page that demands to speak of permissions is
 * shown to each where it is about themselves, whatever else it demands (docs/product.md §5.2.2).
 * @param userId the person that the page is about, where it is about one
 */
export function lacking(
  { scope, actions = [] }: Partial<Demand>,
  { idUser, userActions, company }: Holder,
  userId?: string,
): readonly string[] {
  const held = scope === 'company' ? [...(company?.actions ?? []), ...userActions] : userActions;
  if (userId === idUser && actions.some((action) => action.includes('PERMISSION'))) return [];
  return actions.filter((action) => !held.includes(action));
}

export function judge(demand: Partial<Demand>, holder: Holder, userId?: string): Verdict {
  if (demand.scope === 'company' && !holder.company) return 'choose_company';
  return lacking(demand, holder, userId).length === 0 ? 'admit' : 'forbid';
}
