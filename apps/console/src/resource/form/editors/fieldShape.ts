import type { ChoiceField, ListField, RefField, TextFormat } from '@comanda/api/kernel';

/** So few values stand side by side; more fold into a list. */
const MOST_RADIOS = 3;

/** Whether all values of a choice are worth seeing at once. */
export const fitsRadios = ({ options, optional }: ChoiceField): boolean =>
  Object.keys(options).length <= MOST_RADIOS && !optional;

const namedFormats: ReadonlySet<TextFormat> = new Set(['country', 'language', 'time_zone']);
/** Whether a text is the code of something that is chosen by its name. */
export const isNamedFormat = (format: TextFormat | undefined): boolean =>
  format !== undefined && namedFormats.has(format);

/** Whether details are one picture each. */
export const onlyPicture = ({ item }: ListField): boolean =>
  Object.values(item).every(({ kind }) => kind === 'image');

/** The one field of details that are one reference each, with its name. */
export function onlyReference({ item }: ListField): readonly [string, RefField] | undefined {
  const [first, second] = Object.entries(item);
  return first && !second && first[1].kind === 'ref' ? [first[0], first[1]] : undefined;
}
