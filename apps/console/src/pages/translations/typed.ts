import { mostTexts, type ShownText } from '@comanda/api/calls';

/** A text that a person has typed and not saved yet. */
export interface TypedText extends Pick<ShownText, 'id' | 'version' | 'path'> {
  readonly entity: string;
  readonly to: string;
  readonly text: string;
}
/** What is typed, by its cell; it stays while other areas and languages are looked at. */
export type Typed = ReadonlyMap<string, TypedText>;

export const rowOf = ({ id, path }: Pick<ShownText, 'id' | 'path'>): string => `${id} ${path}`;
export const cellOf = (text: Pick<TypedText, 'entity' | 'to' | 'id' | 'path'>): string =>
  `${text.to} ${text.entity} ${rowOf(text)}`;

/** With some cells filled; one that says what is stored is no longer typed. */
export const withTyped = (
  typed: Typed,
  filled: readonly { readonly typed: TypedText; readonly stored: string }[],
): Typed => {
  const next = new Map(typed);
  for (const { typed: one, stored } of filled)
    if (one.text === stored) next.delete(cellOf(one));
    else next.set(cellOf(one), one);
  return next;
};

/** What goes out in one call: texts of one area in one language. */
export interface Parcel {
  readonly entity: string;
  readonly to: string;
  readonly texts: readonly TypedText[];
}
/** All that is typed, call by call; the texts of a record are in one call, which writes them in one step. */
export const parcelsOf = (typed: Typed): readonly Parcel[] => {
  const parcels: { entity: string; to: string; texts: TypedText[] }[] = [];
  const all = [...typed.values()].toSorted((one, other) => (cellOf(one) < cellOf(other) ? -1 : 1));
  for (const record of recordsIn(all)) {
    const [{ entity, to }] = record;
    const last = parcels.at(-1);
    if (last?.entity === entity && last.to === to && last.texts.length + record.length <= mostTexts)
      last.texts.push(...record);
    else parcels.push({ entity, to, texts: [...record] });
  }
  return parcels;
};

type OfRecord = [TypedText, ...TypedText[]];
const recordsIn = (texts: readonly TypedText[]): readonly OfRecord[] => {
  const records: OfRecord[] = [];
  for (const text of texts) {
    const last = records.at(-1);
    const [first] = last ?? [];
    if (last && first?.id === text.id && first.entity === text.entity && first.to === text.to)
      last.push(text);
    else records.push([text]);
  }
  return records;
};
