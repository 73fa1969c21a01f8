import { parseStored, readStored, store } from '../../app/storage.ts';
import { asText, isRecord } from '../../resource/values/read.ts';

/** How many of the last things chosen are shown (docs/product.md §3.7). */
const MOST = 5;

/** A record that was chosen: what is needed to offer it again without asking for it. */
export interface KeptRecord {
  readonly idCompany: string;
  /** Entity code of its area. */
  readonly area: string;
  readonly id: string;
  readonly label: string;
  readonly code: string;
}
/** What was chosen: an entry by its id, which a source still knows, or a record. */
export interface Kept {
  readonly entry: string;
  readonly record?: KeptRecord;
}

function keptRecordIn(value: unknown): KeptRecord | undefined {
  if (!isRecord(value)) return undefined;
  const [idCompany, area, id] = [value['idCompany'], value['area'], value['id']].map(asText);
  if (!idCompany || !area || !id) return undefined;
  return { idCompany, area, id, label: asText(value['label']), code: asText(value['code']) };
}

/** What a browser kept, whoever wrote it; what cannot be read is left out. */
export function parseRecent(written: string | null): readonly Kept[] {
  const list = parseStored(written);
  if (!Array.isArray(list)) return [];
  return list
    .flatMap((value: unknown): Kept[] => {
      if (!isRecord(value) || typeof value['entry'] !== 'string') return [];
      const record = keptRecordIn(value['record']);
      return [{ entry: value['entry'], ...(record && { record }) }];
    })
    .slice(0, MOST);
}

/** The last choice first, each once. */
export const withChoice = (kept: readonly Kept[], choice: Kept): readonly Kept[] =>
  [choice, ...kept.filter(({ entry }) => entry !== choice.entry)].slice(0, MOST);

export const readRecent = (): readonly Kept[] => parseRecent(readStored('palette'));
export const keepChoice = (choice: Kept): void =>
  store('palette', JSON.stringify(withChoice(readRecent(), choice)));
