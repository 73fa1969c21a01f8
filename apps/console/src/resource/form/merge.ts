import { type Draft, fieldsOf, type RecordShape } from '@comanda/api/kernel';
import { coverOf } from '@comanda/api/pictures';
import type { MergeChoice } from '@comanda/ui/CompareMerge';
import { changedFields, type DraftState, rootOf } from './draft.ts';

/** Three versions of a record: as the form opened it, as it is stored now, as the form holds it. */
export interface Versions {
  readonly original: Draft;
  readonly theirs: Draft;
  readonly mine: Draft;
}

/** Pictures that belong together are decided together, under the name of their cover. */
const decidedAs = (resource: RecordShape, name: string): string => coverOf(resource, name) ?? name;
const decided = (resource: RecordShape, names: readonly string[]): readonly string[] => [
  ...new Set(names.map((name) => decidedAs(resource, name))),
];

/** Fields that the other side changed and whose value differs from mine: each is decided by the person. */
export function disputed(resource: RecordShape, { original, theirs, mine }: Versions): readonly string[] {
  const differing = new Set(decided(resource, changedFields(resource, theirs, mine)));
  return decided(resource, changedFields(resource, original, theirs)).filter((name) => differing.has(name));
}

/** Where only the other side changed a field, theirs is the answer to begin with. */
export function firstChoices(
  resource: RecordShape,
  versions: Versions,
): Readonly<Record<string, MergeChoice>> {
  const mine = new Set(decided(resource, changedFields(resource, versions.original, versions.mine)));
  return Object.fromEntries(
    disputed(resource, versions)
      .filter((name) => !mine.has(name))
      .map((name) => [name, 'theirs']),
  );
}

/** My values, with those of the fields that were decided for the other side. */
export const merged = (
  resource: RecordShape,
  { theirs, mine }: Versions,
  choices: Readonly<Record<string, MergeChoice>>,
): Draft =>
  Object.fromEntries(
    fieldsOf(resource).map(([name]) => [
      name,
      choices[decidedAs(resource, name)] === 'theirs' ? theirs[name] : mine[name],
    ]),
  );

/** The pictures beside my values, without those of fields that were decided for the other side. */
export const keptFiles = (
  resource: RecordShape,
  files: DraftState['files'],
  choices: Readonly<Record<string, MergeChoice>>,
): DraftState['files'] =>
  Object.fromEntries(
    Object.entries(files).filter(([path]) => choices[decidedAs(resource, rootOf(path))] !== 'theirs'),
  );
