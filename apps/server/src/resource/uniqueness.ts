import type { ExtraInfo } from '@comanda/api/errors';
import type { Draft, Resource } from '@comanda/api/kernel';
import { Refusal } from '../core/refusal.ts';
import type { Work } from '../core/work.ts';
import type { WireRow } from './change.ts';
import { nextSpelling, spellingsAfter } from './spellings.ts';
import { highestOrder, type Holder, keyOf, keysOf, type Others, othersIn, uniquesOf } from './taken.ts';

export interface Candidate {
  readonly id: string;
  readonly values: Draft;
  /** The record as it is stored; none where it is new. */
  readonly before: WireRow | null;
}
/** Codes and orders of a company while some of its records are judged one after the other. */
export interface Taken {
  /** Throws ERROR_CODE_EXIST or ERROR_ORDER_EXIST, each with a free one as proposal. */
  readonly refuse: (candidate: Candidate) => Promise<void>;
  /** The candidate is written: what it takes is taken for those after it, and what it had is free. */
  readonly accept: (candidate: Pick<Candidate, 'id' | 'values'>) => void;
}

const errors = { code: 'ERROR_CODE_EXIST', order: 'ERROR_ORDER_EXIST' } as const;
const refusal = (extra: readonly ExtraInfo[]): Refusal =>
  extra.some(({ error }) => error === errors.code)
    ? new Refusal(errors.code, 'Another record has this code.', { type: 'ProposalExtraInfo', extra })
    : new Refusal(errors.order, 'Another record has this order.', { type: 'ProposalExtraInfo', extra });

/** Who holds what: others as they are stored, the candidates as they are by now. */
const holdersOf = (resource: Resource) => {
  const byKey = new Map<string, string>();
  const own = new Map<string, Draft>();
  return {
    has: (key: string): boolean => byKey.has(key),
    isTaken: (key: string, id: string): boolean => (byKey.get(key) ?? id) !== id,
    learn: (others: readonly Holder[]): void => {
      for (const { id, key } of others) byKey.set(key, id);
    },
    /** Answers whether something became free. */
    accept: ({ id, values }: Pick<Candidate, 'id' | 'values'>): boolean => {
      const had = own.get(id);
      const freed = (had ? keysOf(resource, had) : []).filter((key) => byKey.get(key) === id);
      for (const key of freed) byKey.delete(key);
      const taken = keysOf(resource, values);
      for (const key of taken) byKey.set(key, id);
      own.set(id, values);
      return freed.some((key) => !taken.includes(key));
    },
    valuesOf: (name: string): number[] => [...own.values()].map((values) => Number(values[name])),
  };
};
type Holders = ReturnType<typeof holdersOf>;

/** So many spellings are looked up at first, and ten times as many each time that all of them are held. */
const probes = 20;
const mostProbes = 100_000;
/** Finds free codes; `foresee` looks up together what several codes will need. */
const freeCodes = (others: Others, holders: Holders, name: string) => {
  const probed = new Set<string>();
  /** From a spelling that is held to one further on, so that nobody walks twice through a long row of them. */
  const onward = new Map<string, string>();
  const probe = async (spellings: readonly string[]): Promise<void> => {
    const fresh = [...new Set(spellings)].filter((spelling) => !probed.has(spelling));
    for (const spelling of fresh) probed.add(spelling);
    if (fresh.length > 0) holders.learn(await others.holders([{ name, kind: 'code', values: fresh }]));
  };
  return {
    foresee: (codes: readonly string[]): Promise<void> =>
      probe(codes.flatMap((code) => spellingsAfter(code, probes))),
    forget: (): void => onward.clear(),
    after: async (code: string): Promise<string> => {
      const walked: string[] = [];
      let spelling = nextSpelling(code);
      const isHeld = (): boolean => holders.has(keyOf('code', spelling));
      for (let count = probes; ; spelling = onward.get(spelling) ?? nextSpelling(spelling)) {
        if (!isHeld() && !probed.has(spelling)) {
          await probe([spelling, ...spellingsAfter(spelling, count)]);
          count = Math.min(count * 10, mostProbes);
        }
        if (!isHeld()) break;
        walked.push(spelling);
      }
      for (const held of walked) onward.set(held, spelling);
      return spelling;
    },
  };
};

/** Finds free orders: after the last one, or in the first gap where the last is the highest there is. */
const freeOrders = (others: Others, holders: Holders, name: string) => {
  let lastOfOthers: number | undefined;
  return async (): Promise<number | undefined> => {
    lastOfOthers ??= await others.last(name);
    const orders = holders.valuesOf(name);
    const last = Math.max(lastOfOthers, ...orders);
    return last < highestOrder ? last + 1 : others.gap(name, orders);
  };
};

/** Codes that will be refused, by what is known before the first candidate is judged. */
const doomed = (candidates: readonly Candidate[], holders: Holders, name: string): string[] => {
  const seen = new Set<string>();
  return candidates.flatMap(({ id, values }) => {
    const key = keyOf('code', values[name]);
    const isTaken = seen.has(key) || holders.isTaken(key, id);
    seen.add(key);
    return isTaken ? [String(values[name])] : [];
  });
};

/**
 * Codes and orders for judging candidates one after the other, in a bounded number of statements however many they
 * are. Two writers at once are told apart by the unique indexes; the loser is run again and then finds the other's
 * record here.
 */
export const takenIn = async (
  work: Pick<Work, 'db'>,
  resource: Resource,
  idCompany: string,
  candidates: readonly Candidate[],
): Promise<Taken> => {
  const ids = candidates.map(({ id }) => id);
  const others = othersIn(work, resource, idCompany, ids);
  const holders = holdersOf(resource);
  for (const { id, before } of candidates)
    if (before && before['status'] !== 'D') holders.accept({ id, values: before });
  const uniques = uniquesOf(resource);
  holders.learn(
    await others.holders(
      uniques.map((unique) => ({ ...unique, values: candidates.map(({ values }) => values[unique.name]) })),
    ),
  );
  const proposals = new Map<string, (value: string) => Promise<string | number | undefined>>();
  const forgets: (() => void)[] = [];
  for (const { name, kind } of uniques) {
    if (kind === 'order') {
      proposals.set(name, freeOrders(others, holders, name));
      continue;
    }
    const { foresee, after, forget } = freeCodes(others, holders, name);
    await foresee(doomed(candidates, holders, name));
    proposals.set(name, after);
    forgets.push(forget);
  }
  return {
    accept: (candidate) => {
      if (holders.accept(candidate)) for (const forget of forgets) forget();
    },
    refuse: async ({ id, values }) => {
      const extra: ExtraInfo[] = [];
      for (const { name, kind } of uniques) {
        if (!holders.isTaken(keyOf(kind, values[name]), id)) continue;
        const proposal = await proposals.get(name)?.(String(values[name]));
        extra.push({
          entity: resource.code,
          field: name,
          error: errors[kind],
          ...(proposal !== undefined && { proposal }),
        });
      }
      if (extra.length > 0) throw refusal(extra);
    },
  };
};
