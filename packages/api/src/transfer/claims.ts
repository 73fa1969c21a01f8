import type { Draft, Resource } from '../kernel/index.ts';
import { type Claim, claimedValue, claimKey, claimsOf } from '../validation/index.ts';
import type { Assembled } from './assemble.ts';
import { type Attempt, refuse } from './attempt.ts';
import type { ImportColumn } from './columns.ts';
import { draftOf, textOf } from './drafts.ts';
import type { Run } from './run.ts';

/** A text as the company claims it, wherever in a record it stands. */
export type Wanted = Pick<Claim, 'kind' | 'value'>;

/** What a cell would claim for its record; nothing for a column that anybody may share. */
export const claimAt = (
  { claims = {} }: Resource,
  { name, list }: ImportColumn,
  text: string,
): Wanted | undefined => {
  const place = list ? `${list.name}.${name}` : name;
  const kind = Object.keys(claims).find((candidate) => claims[candidate]?.includes(place));
  const value = claimedValue(text);
  return kind === undefined || value === '' ? undefined : { kind, value };
};

/** Which claims are codes of articles: a code that is proposed is none of them. */
export const codeKind = ({ claims = {} }: Resource): string | undefined =>
  Object.keys(claims).find((kind) => claims[kind]?.includes('code'));

/** The address in the file of a place in a record. */
export const pathInFile = ({ paths }: Assembled, path: string): string =>
  path.replace(/^\w+\.\d+/, (place) => paths.get(place) ?? place);

export const nameIn = (record: Draft, [language = '']: readonly string[]): string => {
  const names = draftOf(record.names);
  return textOf(names[language]) || textOf(Object.values(names)[0]);
};

/**
 * Whether the record of a row has all that it claims for itself (docs/product.md §7.12); a decision may have changed a
 * cell, which has to be judged again. Rows before this one are as if they were stored.
 */
export const claimsVerdict = (
  run: Run,
  attempt: Attempt,
  assembled: Assembled,
  values: Draft,
  old: Draft | undefined,
): 'free' | 'again' | 'refused' => {
  const { known, stored, claimed, settled } = run;
  const verdicts = claimsOf(run.resource, values).map((claim) => {
    const path = pathInFile(assembled, claim.path);
    const row = claimed.get(claimKey(claim));
    if (row !== undefined) return refuse(run, attempt, path, { code: 'held_by_row', params: { row } });
    const holder = stored.claims.get(claimKey(claim));
    if (!holder || holder.id === old?.id || settled.has(holder.id)) return undefined;
    const params = { name: nameIn(holder, known.languages), code: textOf(holder.code) };
    return refuse(run, attempt, path, { code: 'held_by_record', params });
  });
  if (verdicts.includes(true)) return 'again';
  return verdicts.includes(false) ? 'refused' : 'free';
};

/** What a record that is taken keeps from the later rows; what it has given up is free for them. */
export const claim = (run: Run, row: number, old: Draft | undefined, values: Draft): void => {
  const codes = codeKind(run.resource);
  for (const one of claimsOf(run.resource, values)) {
    run.claimed.set(claimKey(one), row);
    if (one.kind === codes) run.taken.add(one.value);
  }
  if (old) run.settled.add(old.id);
};
