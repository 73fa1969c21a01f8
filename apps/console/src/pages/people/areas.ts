import { actionOf, companyActions, type Verb, verbs } from '@comanda/api/permissions';
import { resourceAreas } from '../../routes/resources.ts';
import type { AreaActions } from './roleDraft.ts';

/** A maintenance area as a row: its actions, and the part of the menu that it stands in. */
export interface AreaRow {
  readonly code: string;
  /** Key of the menu's text. */
  readonly group: string;
  readonly actions: AreaActions;
}

/** Parts of the menu by where their areas live, in the menu's order. */
const groups: readonly (readonly [prefix: string, group: string])[] = [
  ['/settings/basics', 'basics'],
  ['/settings/sales', 'sales'],
  ['/settings/advanced', 'advanced'],
  ['/settings/others/suppliers', 'purchases'],
  ['/kds', 'kds'],
  ['', 'system'],
];
const placeOf = (path: string): number => groups.findIndex(([prefix]) => path.startsWith(prefix));

/** What is the platform's own no role of a company speaks of. */
export const areaRows: readonly AreaRow[] = resourceAreas
  .filter(({ owner }) => owner !== 'system')
  .toSorted((one, other) => placeOf(one.path) - placeOf(other.path))
  .map((area) => {
    const of = (verb: Verb): string => actionOf(area, verb);
    return {
      code: area.code,
      group: groups[placeOf(area.path)]?.[1] ?? 'system',
      actions: {
        ACCESS: of('ACCESS'),
        CREATE: of('CREATE'),
        EDIT: of('EDIT'),
        DELETE: of('DELETE'),
        EXPORT: of('EXPORT'),
      },
    };
  });

/** Every action that a role can speak of, as the page lists them. */
export const allActions: readonly string[] = [
  ...companyActions,
  ...areaRows.flatMap(({ actions }) => verbs.map((verb) => actions[verb])),
];
