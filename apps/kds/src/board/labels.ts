import type { MonitorSettings, KitchenLine } from '@comanda/api/calls';
import { nameIn } from '@comanda/machines/language';
import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { BoardCard, CardLine } from './card.ts';
import type { Step } from './steps.ts';

/** What the kitchen calls a dish: in the language of the screen, else as on the ticket. */
export const dishName = (
  { name, names }: Pick<KitchenLine, 'name' | 'names'>,
  language: string,
  languages: readonly string[],
): string => nameIn(names, language, languages[0]) || name;

export const sectionName = (
  section: string,
  settings: MonitorSettings | undefined,
  language: string,
): string => {
  const names = settings?.sections.find(({ id }) => id === section)?.names;
  return names ? nameIn(names, language, settings?.languages[0]) : '';
};

/** Quantities come with a point and without needless zeros; they are shown in the person's figures. */
export const quantityText = (quantity: string, i18n: Pick<I18n, 'number'>): string =>
  i18n.number(Number(quantity));

const isTouched = ({ own }: CardLine, { tasks }: Step): boolean => own.some(({ id }) => tasks.includes(id));

/** What an operation is called afterwards: "Burger ×2, order 41", "3 dishes, order 41". */
export const labelOf = (
  { lines, order }: BoardCard,
  step: Step,
  i18n: I18n,
  settings: MonitorSettings | undefined,
): string => {
  const touched = lines.filter((line) => isTouched(line, step));
  const { number } = order.card;
  const [only] = touched;
  if (touched.length !== 1 || !only)
    return i18n._(msg`${plural(touched.length, { one: '# dish', other: '# dishes' })}, order ${number}`);
  const name = dishName(only.line, i18n.locale, settings?.languages ?? []);
  const quantity = quantityText(only.line.quantity, i18n);
  return i18n._(
    Number(only.line.quantity) === 1
      ? msg`${name}, order ${number}`
      : msg`${name} ×${quantity}, order ${number}`,
  );
};
