import { actionOf, companyActions, verbsOf } from '@comanda/api/permissions';
import { areasInOrder } from '@comanda/api/areas/menu';
import { actionsIn, type AreaActions } from './roleDraft.ts';

/** A maintenance area as a row: its actions, and the part of the menu that it stands in. */
export interface AreaRow {
  readonly code: string;
  /** The branch of the menu. */
  readonly group: string;
  readonly actions: AreaActions;
}

/** What is the platform's own no role of a company speaks of. */
export const areaRows: readonly AreaRow[] = areasInOrder
  .filter(({ scope }) => scope !== 'system')
  .map((area) => ({
    code: area.code,
    group: area.branch,
    actions: Object.fromEntries(verbsOf(area).map((verb) => [verb, actionOf(area, verb)])),
  }));

/** A branch of the menu with its areas, which are ticked together. */
export interface AreaGroup {
  readonly id: string;
  readonly rows: readonly AreaRow[];
}
export const groupsOf = (rows: readonly AreaRow[]): readonly AreaGroup[] =>
  [...new Set(rows.map(({ group }) => group))].map((id) => ({
    id,
    rows: rows.filter(({ group }) => group === id),
  }));

/** Every action that a role can speak of, as the page lists them. */
export const allActions: readonly string[] = [
  ...companyActions,
  ...areaRows.flatMap(({ actions }) => actionsIn(actions).map(([, action]) => action)),
];
