import type { Verb } from '@comanda/api/permissions';
import { type AreaGroup, areaRows, groupsOf } from './areas.ts';
import { actionsIn } from './roleDraft.ts';

/** Actions of a group of areas: which verbs of which areas, those of one area together. */
export interface GroupedActions {
  readonly group: string;
  readonly areas: readonly { readonly code: string; readonly verbs: readonly Verb[] }[];
  /** Verbs that are all there for each area that has them, where the actions are nothing else. */
  readonly everywhere?: readonly Verb[];
}

const within = (group: AreaGroup, actions: ReadonlySet<string>): GroupedActions => {
  const verbsIn = (isWanted: (action: string) => boolean) =>
    group.rows.flatMap(({ code, actions: all }) => {
      const verbs = actionsIn(all)
        .filter(([, action]) => isWanted(action))
        .map(([verb]) => verb);
      return verbs.length > 0 ? [{ code, verbs }] : [];
    });
  const areas = verbsIn((action) => actions.has(action));
  const verbs = [...new Set(areas.flatMap((area) => area.verbs))];
  const whole = group.rows.flatMap(({ actions: all }) =>
    actionsIn(all).filter(([verb]) => verbs.includes(verb)),
  );
  const isEverywhere = group.rows.length > 1 && whole.every(([, action]) => actions.has(action));
  return { group: group.id, areas, ...(isEverywhere && { everywhere: verbs }) };
};

/** Actions by the group and the area that they belong to, and those that belong to none. */
export const byArea = (
  actions: readonly string[],
): { readonly groups: readonly GroupedActions[]; readonly others: readonly string[] } => {
  const wanted = new Set(actions);
  const known = new Set(areaRows.flatMap((row) => actionsIn(row.actions).map(([, action]) => action)));
  return {
    groups: groupsOf(areaRows)
      .map((group) => within(group, wanted))
      .filter(({ areas }) => areas.length > 0),
    others: actions.filter((action) => !known.has(action)),
  };
};
