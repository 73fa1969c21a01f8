import type { Resource } from '@comanda/api/kernel';
import { coverOf, furtherOf } from '@comanda/api/pictures';
import type { FaultsByField } from './draft.ts';

/**
 * How many messages stand at these fields. A place shows one, however much is wrong with its value: a text in several
 * languages tells what is wrong with the whole at its main language, a set of pictures at its cover.
 */
export function messageCount(
  resource: Resource,
  fields: readonly string[],
  faults: FaultsByField,
  mainLanguage: string,
): number {
  const ofMain = `.${mainLanguage}`;
  const places = fields.flatMap((name) =>
    (faults[name] ?? []).map(({ path }) => {
      const cover = furtherOf(resource, name) === undefined ? coverOf(resource, name) : name;
      return cover ?? (path.endsWith(ofMain) ? path.slice(0, -ofMain.length) : path);
    }),
  );
  return new Set(places).size;
}
