import type { ListFilter } from '@comanda/api/calls';
import type { Names } from '@comanda/api/kernel';
import { bringPart } from '../../../app/bringPart.ts';
import { client } from '../../../app/client.ts';
import { callsOf } from '../../../resource/calls.ts';
import { asNames, asText } from '../../../resource/values/read.ts';
import { storedIn } from '../../../resource/values/stored.ts';
import type { Area } from '@comanda/api/areas';
import { inLanes } from './inLanes.ts';
import type { Hit, Search, Searchable } from './plan.ts';

export interface SearchedArea extends Searchable {
  readonly area: Area;
}

/** Records of one area that the palette takes; its list takes no fewer. */
const LIMIT = 10;

export interface Asked {
  readonly idCompany: string;
  readonly plan: readonly Search<SearchedArea>[];
  readonly nameOf: (names: Names) => string;
  readonly signal: AbortSignal;
}

/**
 * Asks the areas' own lists.
 * @param onAnswer is told of each area as it answers; without records where it could not be asked
 */
export function searchRecords(
  { idCompany, plan, nameOf, signal }: Asked,
  onAnswer: (hits: readonly Hit[] | undefined) => void,
): Promise<void> {
  const ask = async ({ area, words }: Search<SearchedArea>): Promise<void> => {
    // A definition is a part of the app, which may not come either.
    const resource = await bringPart(area.area.load).catch(() => undefined);
    const data: ListFilter = { idCompany, limit: LIMIT, search: words };
    const result = resource && (await client.call(callsOf(resource).list, { data, signal }));
    onAnswer(
      result?.ok
        ? storedIn(result.data.elements).map((row): Hit => {
            const code = asText(row['code']);
            return { idCompany, id: row.id, code, label: nameOf(asNames(row['names'])) || code, area };
          })
        : undefined,
    );
  };
  return inLanes(plan, ask, signal);
}
