import type { Image, Names } from '@comanda/api/kernel';
import { isWeek, type Week } from '@comanda/api/week';

/** Reads of a record whose definition says what a value is, but whose row comes as it came over the wire. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
export const asNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null);

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const asNames = (value: unknown): Names =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([language, text]) =>
          typeof text === 'string' ? [[language, text]] : [],
        ),
      )
    : {};

export const asItems = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

export function asImage(value: unknown): Image | null {
  if (!isRecord(value)) return null;
  if (typeof value['url'] === 'string') return { url: value['url'] };
  return typeof value['color'] === 'string' ? { color: value['color'] } : null;
}

export const asTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

export const asWeek = (value: unknown): Week | null => (isWeek(value) ? value : null);

/** Nothing has been entered: what is read says so. */
export const isUnset = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
