import { type Demand, demandOf, pages } from '@comanda/api/pages';
import { type Holder, lacking } from '../app/admission.ts';
import { areas } from '@comanda/api/areas';

/** Pages that a menu leads to, the person's own too: those of the areas by their list. */
const menuPages: readonly Demand[] = [
  pages.home,
  pages.profile,
  pages.companies,
  pages.people,
  pages.trackers,
  pages.commits,
  pages.tickets,
  // What only operators keep nobody can be given.
  ...areas.filter(({ scope, shared }) => scope !== 'system' || shared).map((area) => demandOf(area, 'list')),
];

/** The actions of a scope for want of which the menu lacks entries; without a company that scope has no menu. */
export const closedTo = (holder: Holder, scope: Demand['scope']): readonly string[] => {
  if (scope === 'company' && !holder.company) return [];
  const closed = menuPages.filter((demand) => demand.scope === scope);
  return [...new Set(closed.flatMap((demand) => lacking(demand, holder)))];
};
