import type { KitchenCard, KitchenLine, MonitorSettings, Moved } from '@comanda/api/calls';
import { nameIn } from '@comanda/machines/language';
import type { I18n, MessageDescriptor } from '@lingui/core';
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

/** A moment as the clocks of the store tell it. */
export const timeOfDay = (
  at: number,
  settings: Pick<MonitorSettings, 'timeZone'> | undefined,
  i18n: Pick<I18n, 'date'>,
): string =>
  i18n.date(new Date(at), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(settings && { timeZone: settings.timeZone }),
  });

/** Who was faster: "Moved by Pass, 12:41". */
export const moverText = ({ at, by }: Moved, settings: MonitorSettings | undefined, i18n: I18n): string => {
  const time = timeOfDay(at, settings, i18n);
  if (by === null) return i18n._(msg`Changed by the till, ${time}`);
  const names = settings?.monitors.find(({ id }) => id === by)?.names;
  const name = names && nameIn(names, i18n.locale, settings.languages[0]);
  return i18n._(name ? msg`Moved by ${name}, ${time}` : msg`Moved by another monitor, ${time}`);
};

/** What a till could not send in time: "Late from the till, ordered at 12:11". */
export const lateText = (since: number, settings: MonitorSettings | undefined, i18n: I18n): string => {
  const time = timeOfDay(since, settings, i18n);
  return i18n._(msg`Late from the till, ordered at ${time}`);
};

/** When its guests want it: "For 20:30". */
export const wantedText = (wanted: number, settings: MonitorSettings | undefined, i18n: I18n): string => {
  const time = timeOfDay(wanted, settings, i18n);
  return i18n._(msg`For ${time}`);
};

/** What a split of its bill has done to an order: "From order 104", "Part of it is on order 105". */
export const splitTexts = (
  { number: own, lines }: Pick<KitchenCard, 'number' | 'lines'>,
  i18n: I18n,
): readonly string[] => {
  const others = (numbers: readonly number[]) => [...new Set(numbers)].filter((number) => number !== own);
  return [
    ...others(lines.flatMap(({ from }) => from ?? [])).map((number) => i18n._(msg`From order ${number}`)),
    ...others(lines.flatMap(({ movedTo }) => movedTo?.order ?? [])).map((number) =>
      i18n._(msg`Part of it is on order ${number}`),
    ),
  ];
};

/** Quantities come with a point and without needless zeros; they are shown in the person's figures. */
export const quantityText = (quantity: string, i18n: Pick<I18n, 'number'>): string =>
  i18n.number(Number(quantity));

const isTouched = ({ own }: CardLine, { tasks }: Step): boolean =>
  own.some(({ id }) => tasks.some((one) => one.id === id));

/** What an operation is about: "Burger ×2, order Bar 41", "3 dishes, order Bar 41"; each till counts for itself. */
export const labelOf = (
  { lines, isDish }: BoardCard,
  step: Step,
  i18n: I18n,
  settings: MonitorSettings | undefined,
): string => {
  const touched = lines.filter((line) => isTouched(line, step));
  const names = touched.map(({ of: { card } }) => `${card.terminal} ${String(card.number)}`.trim());
  const number = [...new Set(names)].join(', ');
  const [only] = touched;
  const name = only ? dishName(only.line, i18n.locale, settings?.languages ?? []) : '';
  if (touched.length !== 1 || !only)
    return i18n._(
      isDish
        ? msg`${name}, orders ${number}`
        : msg`${plural(touched.length, { one: '# dish', other: '# dishes' })}, order ${number}`,
    );
  const quantity = quantityText(only.line.quantity, i18n);
  return i18n._(
    Number(only.line.quantity) === 1
      ? msg`${name}, order ${number}`
      : msg`${name} ×${quantity}, order ${number}`,
  );
};

/** What was done, before what it was done to. */
export const stepWords: Readonly<Record<Step['kind'], MessageDescriptor>> = {
  START: msg`Start`,
  FINISH: msg`Finish`,
  READY: msg`Ready`,
  DELIVER: msg`Hand over`,
  HOLD: msg`Hold back`,
  FIRE: msg`Begin`,
  RUSH: msg`Make first`,
  UNRUSH: msg`No longer first`,
  TRANSFER: msg`Send on`,
  REOPEN: msg`Bring back`,
  RECALL: msg`Make again`,
  DISCARD: msg`Give up`,
  // Not "take away", which is what guests do.
  ACK_DISCARD: msg`Clear away`,
};
