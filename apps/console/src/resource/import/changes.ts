import type { Import } from '@comanda/api/calls';
import type { Decision, DecimalSign, Reading } from '@comanda/api/transfer';

/** What a person changed of an import and the server has not taken yet. */
export interface Changes {
  /** What columns fill, by their place in the file. */
  readonly mapping: ReadonlyMap<number, string | null>;
  readonly decimalSign: DecimalSign | undefined;
  /** How the file is read: its columns are then guessed anew. */
  readonly reading: Reading | undefined;
  /** By the key of the problem; null takes a decision back. */
  readonly decisions: ReadonlyMap<string, Decision | null>;
}
export const noChanges: Changes = {
  mapping: new Map(),
  decimalSign: undefined,
  reading: undefined,
  decisions: new Map(),
};

export const hasChanges = ({ mapping, decimalSign, reading, decisions }: Changes): boolean =>
  mapping.size > 0 || decisions.size > 0 || decimalSign !== undefined || reading !== undefined;

/** Both; of the same thing the later. */
export const merged = (earlier: Changes, later: Partial<Changes>): Changes => ({
  mapping: new Map([...earlier.mapping, ...(later.mapping ?? [])]),
  decimalSign: later.decimalSign ?? earlier.decimalSign,
  reading: later.reading ? { ...earlier.reading, ...later.reading } : earlier.reading,
  decisions: new Map([...earlier.decisions, ...(later.decisions ?? [])]),
});

const rest = <K, V>(all: ReadonlyMap<K, V>, gone: ReadonlyMap<K, V>): ReadonlyMap<K, V> =>
  new Map([...all].filter(([key, value]) => !gone.has(key) || gone.get(key) !== value));
/** What is left to send when a part has been taken: nothing that was changed again meanwhile is lost. */
export const without = (changes: Changes, taken: Changes): Changes => ({
  mapping: rest(changes.mapping, taken.mapping),
  decimalSign: changes.decimalSign === taken.decimalSign ? undefined : changes.decimalSign,
  reading: changes.reading === taken.reading ? undefined : changes.reading,
  decisions: rest(changes.decisions, taken.decisions),
});

type Settled = Pick<Import, 'settings' | 'decisions'> & Partial<Pick<Import, 'reading'>>;
/** Settings and decisions as they are once the changes are made, whatever others have changed beside them. */
export const applied = ({ settings, decisions, reading }: Settled, changes: Changes): Settled => {
  const { mapping } = changes;
  const kept = decisions.filter(({ problem }) => !changes.decisions.has(problem));
  return {
    settings: {
      mapping: settings.mapping.map((target, at) => (mapping.has(at) ? (mapping.get(at) ?? null) : target)),
      decimalSign: changes.decimalSign ?? settings.decimalSign,
    },
    ...(changes.reading && { reading: { ...reading, ...changes.reading } }),
    decisions: [...kept, ...[...changes.decisions.values()].filter((decision) => decision !== null)],
  };
};
