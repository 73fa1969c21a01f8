import type { Density } from '@comanda/ui/DataTable';
import { readStored, store } from '../../app/storage.ts';
import { isPageSize, type Seed } from './listState.ts';

/** How a person likes a list to look, kept in this browser. */
export interface ListPreferences extends Seed {
  readonly widths: Readonly<Record<string, number>>;
  readonly density: Density;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Preferences out of whatever stands in the storage. */
export function parsePreferences(stored: string | null): ListPreferences {
  let value: unknown;
  try {
    value = stored === null ? undefined : JSON.parse(stored);
  } catch {
    value = undefined;
  }
  const { columns, size, widths, density } = isRecord(value) ? value : {};
  return {
    ...(Array.isArray(columns) && { columns: columns.filter((name) => typeof name === 'string') }),
    ...(typeof size === 'number' && isPageSize(size) && { size }),
    widths: Object.fromEntries(
      Object.entries(isRecord(widths) ? widths : {}).flatMap(([name, width]) =>
        typeof width === 'number' && width >= 40 && width <= 2000 ? [[name, width]] : [],
      ),
    ),
    density: density === 'comfortable' ? 'comfortable' : 'compact',
  };
}

export const readPreferences = (code: string): ListPreferences =>
  parsePreferences(readStored(`list.${code}`));
export const storePreferences = (code: string, preferences: ListPreferences): void =>
  store(`list.${code}`, JSON.stringify(preferences));
