import { changeKind, type SyncStatus, type Tracker } from '@comanda/api/calls';
import type { Filter } from '@comanda/api/filter';

/** What of changes is looked at, by the parameters of an address: words, area, person and what happened. */
export const narrowingNames = ['search', 'entity', 'author', 'kind'] as const;
export type Narrowing = Readonly<Partial<Record<(typeof narrowingNames)[number], string>>>;

const fields = ['entity', 'author', 'kind'] as const;
/** The filter of a list of changes; an address may name a kind that there is not, which narrows nothing. */
export function filterOf(status: SyncStatus | undefined, narrowing: Narrowing): Filter | undefined {
  const wanted = { ...narrowing, kind: changeKind.safeParse(narrowing.kind).data };
  const conditions: Filter[] = [
    ...(status === undefined ? [] : [{ field: 'status', operator: 'eq' as const, value: status }]),
    ...fields.flatMap((field): Filter[] => {
      const value = wanted[field];
      return value === undefined || value === '' ? [] : [{ field, operator: 'eq', value }];
    }),
  ];
  return conditions.length === 0 ? undefined : { and: conditions };
}

/** The same of changes that are already there. */
export const isWithin =
  ({ search = '', entity, author, kind }: Narrowing) =>
  (tracker: Tracker): boolean => {
    const words = search.trim().toLocaleLowerCase();
    const { subject } = tracker;
    return (
      (!entity || subject.entity === entity) &&
      (!author || tracker.author.name === author) &&
      (!kind || tracker.kind === kind) &&
      [subject.code, ...Object.values(subject.names)].some((text) => text.toLocaleLowerCase().includes(words))
    );
  };

/** Changes of the same record beside each other, in the order in which each record comes first. */
export function byRecord(trackers: readonly Tracker[]): readonly (readonly [Tracker, ...Tracker[]])[] {
  const records = new Map<string, [Tracker, ...Tracker[]]>();
  for (const tracker of trackers) {
    const key = `${tracker.subject.entity} ${tracker.subject.idEntity}`;
    const known = records.get(key);
    if (known) known.push(tracker);
    else records.set(key, [tracker]);
  }
  return [...records.values()];
}

const counted = (names: readonly string[]): readonly (readonly [string, number])[] => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one);
};

/** How many records of each area these changes are about and whose they are, the most first. */
export function countsOf(trackers: readonly Tracker[]) {
  return {
    elements: trackers.length,
    kinds: counted(byRecord(trackers).map(([first]) => first.subject.entity)).map(([entity, records]) => ({
      entity,
      records,
    })),
    people: counted(trackers.map(({ author }) => author.name)).map(([name, changes]) => ({ name, changes })),
  };
}
