import { sizeAmong } from '../../app/pageAddress.ts';
import { parseStored, readStored, store } from '../../app/storage.ts';
import { isWidth, type Look, type Seed } from './listState.ts';

/** How a person likes a list to look, kept in this browser. */
export interface ListPreferences extends Pick<Seed, 'columns' | 'size'>, Look {
  /** By company, the parameters of the view that is the person's default there: a plain address needs no answer first. */
  readonly starts: Readonly<Record<string, unknown>>;
  /** Whether the figure that an area has besides its fields is left out. */
  readonly isFigureHidden: boolean;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Preferences out of whatever stands in the storage. */
export function parsePreferences(stored: string | null): ListPreferences {
  const value = parseStored(stored);
  const { columns, widths, density, starts, isFigureHidden, ...rest } = isRecord(value) ? value : {};
  const size = sizeAmong(rest['size']);
  return {
    ...(Array.isArray(columns) && { columns: columns.filter((name) => typeof name === 'string') }),
    ...(size !== undefined && { size }),
    widths: Object.fromEntries(
      Object.entries(isRecord(widths) ? widths : {}).flatMap(([name, width]) =>
        typeof width === 'number' && isWidth(width) ? [[name, width]] : [],
      ),
    ),
    density: density === 'comfortable' ? 'comfortable' : 'compact',
    starts: isRecord(starts) ? starts : {},
    isFigureHidden: isFigureHidden === true,
  };
}

export const readPreferences = (code: string): ListPreferences =>
  parsePreferences(readStored(`list.${code}`));
/** What a plain address of a list starts from in a company. */
export const seedOf = (preferences: ListPreferences, idCompany: string): Seed => ({
  ...preferences,
  start: preferences.starts[idCompany],
});
export const storePreferences = (code: string, preferences: ListPreferences): void =>
  store(`list.${code}`, JSON.stringify(preferences));
