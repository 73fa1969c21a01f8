import { searchCalls } from '@comanda/api/calls';
import type { Names } from '@comanda/api/kernel';
import { client } from '../../../app/client.ts';
import type { Hit, Search, Searchable } from './plan.ts';

export interface Asked {
  readonly idCompany: string;
  /** What is looked for. */
  readonly words: string;
  /** The areas in the order in which their records are shown. */
  readonly plan: readonly Search<Searchable>[];
  readonly nameOf: (names: Names) => string;
  readonly signal: AbortSignal;
}

/** Asks the platform once, for all areas that the person may see; nothing where it could not be asked. */
export async function searchRecords({
  idCompany,
  words,
  plan,
  nameOf,
  signal,
}: Asked): Promise<readonly Hit[] | undefined> {
  const named = plan
    .filter((search) => search.words !== words)
    .map((search) => ({ entity: search.area.code, words: search.words }));
  const result = await client.call(searchCalls.records, { data: { idCompany, words, named }, signal });
  if (!result.ok) return undefined;
  return plan.flatMap(({ area }) =>
    result.data.elements
      .filter(({ entity }) => entity === area.code)
      .map(({ id, code, names }): Hit => ({ idCompany, id, code, label: nameOf(names) || code, area })),
  );
}
