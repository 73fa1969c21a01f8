import type { Resource } from '@comanda/api/kernel';
import { constraint } from '../core/refusal.ts';
import type { Work } from '../core/work.ts';
import { areaJudges } from './areaJudges.ts';
import { type Claims, claimsIn } from './claims.ts';
import { mayNotFit, refuseUnfit } from './dependants.ts';
import { type FlagHolders, flagHolders, leavesFlags, refuseVacancy, settleExclusive } from './exclusive.ts';
import { imageFaults, imagesHere } from './images.ts';
import type { Judging } from './judging.ts';
import { pinsIn } from './pins.ts';
import { lockTargets, referenceFaults, type Targets } from './references.ts';
import { keysOf } from './taken.ts';
import { type Candidate, type Taken, takenIn } from './uniqueness.ts';

/** What the database has to be asked for judging some candidates, asked once for all of them. */
export interface Facts {
  readonly holders: FlagHolders;
  readonly targets: Targets;
  readonly images: ReadonlySet<string>;
  readonly taken: Taken;
  readonly claims: Claims;
  /** PINs, and what the area asks for itself. */
  readonly others: readonly Judging[];
}
interface Asked {
  readonly candidates: readonly Candidate[];
  readonly holders: FlagHolders;
  /** Ids of candidates that will be refused, as far as that is known: what they have stays theirs. */
  readonly hopeless?: ReadonlySet<string>;
}
export const factsOf = async (
  work: Pick<Work, 'db' | 'caller' | 'seal'>,
  resource: Resource,
  idCompany: string,
  { candidates, holders, hopeless = new Set() }: Asked,
): Promise<Facts> => {
  const drafts = candidates.map(({ values }) => values);
  const own = candidates.length > 0 ? areaJudges.get(resource.code) : undefined;
  return {
    holders,
    targets: await lockTargets(work, resource, idCompany, drafts),
    images: await imagesHere(work, resource, drafts),
    taken: await takenIn(work, resource, idCompany, candidates),
    claims: await claimsIn(work, resource, idCompany, candidates, hopeless),
    others: [
      await pinsIn(work, resource, idCompany),
      ...(own ? [await own(work, idCompany, candidates)] : []),
    ],
  };
};

/**
 * Judges what needs the database: references, pictures, claims, PINs, the area's own rules, uniqueness, exclusive
 * flags. Throws what refuses the candidate; one that passes counts as written for those that are judged after it.
 */
export const judgeBy = async (
  work: Pick<Work, 'db'>,
  resource: Resource,
  { holders, targets, images, taken, claims, others }: Facts,
  candidate: Candidate,
): Promise<void> => {
  const { id, values, before } = candidate;
  if (before) await refuseUnfit(work, resource, before, values);
  const faults = [
    ...referenceFaults(resource, values, targets),
    ...imageFaults(resource, values, images),
    ...[claims, ...others].flatMap((one) => one.faults(candidate)),
  ];
  if (faults.length > 0) throw constraint(faults);
  await taken.refuse(candidate);
  refuseVacancy(resource, holders, candidate);
  taken.accept(candidate);
  for (const one of [claims, ...others]) one.accept(candidate);
  targets.get(resource.code)?.set(id, values);
};

/**
 * How many drafts from the first can be judged and written together, each as if those before it had been written
 * already; what is `undefined` will not be written. One that moves an exclusive flag, or may not fit who refers to it,
 * goes alone; a code or an order that is given up can be taken the next time.
 */
export const together = (
  resource: Resource,
  holders: FlagHolders,
  drafts: readonly (Candidate | undefined)[],
): number => {
  const freed = new Set<string>();
  const isAlone = ({ id, values, before }: Candidate): boolean =>
    !leavesFlags(resource, holders, { id, values }) ||
    (before !== null && mayNotFit(resource, before, values));
  let hasCompany = false;
  for (const [index, candidate] of drafts.entries()) {
    if (!candidate) continue;
    const keys = keysOf(resource, candidate.values);
    if (keys.some((key) => freed.has(key))) return index;
    if (isAlone(candidate)) return hasCompany ? index : index + 1;
    hasCompany = true;
    const had = candidate.before ? keysOf(resource, candidate.before) : [];
    for (const key of had) if (!keys.includes(key)) freed.add(key);
  }
  return drafts.length;
};

/** Judges one record by itself and takes exclusive flags that it will hold from who holds them. */
export const judge = async (
  work: Work,
  resource: Resource,
  idCompany: string,
  candidate: Candidate,
): Promise<void> => {
  const holders = await flagHolders(work, resource, idCompany);
  const facts = await factsOf(work, resource, idCompany, { candidates: [candidate], holders });
  await judgeBy(work, resource, facts, candidate);
  await settleExclusive(work, resource, idCompany, holders, candidate);
};
