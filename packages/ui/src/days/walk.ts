import { expect, userEvent, waitFor } from 'storybook/test';

/** A day as react-aria names it in the page's language. */
export function dayName(day: string, locale = document.documentElement.lang): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));
}

/** The cell of a day wherever it is shown: in the page or in what floats above it. */
export function dayCell(day: string, locale?: string): HTMLElement {
  const name = dayName(day, locale);
  const cells = [...document.querySelectorAll<HTMLElement>('[role="gridcell"] > [role="button"]')];
  const cell = cells.find(
    (one) => one.checkVisibility({ visibilityProperty: true }) && nameOf(one).includes(name),
  );
  if (!cell) throw new Error(`No cell says ${name}.`);
  return cell;
}

const nameOf = (element: Element | null): string => element?.getAttribute('aria-label') ?? '';

/** The keys of a grid of days, each with the day that it leads to from the one before; the first is 21 November 2026. */
export const keysOfDays = [
  ['forward', '2026-11-22'],
  ['back', '2026-11-21'],
  ['{ArrowDown}', '2026-11-28'],
  ['{ArrowUp}', '2026-11-21'],
  ['{Home}', 'firstOfWeek'],
  ['{End}', 'lastOfWeek'],
  ['{PageDown}', 'monthOn'],
  ['{PageUp}', 'lastOfWeek'],
  ['{Shift>}{PageDown}{/Shift}', 'yearOn'],
  ['{Shift>}{PageUp}{/Shift}', 'lastOfWeek'],
] as const;

/** Where a week begins and ends, the two languages differ. */
const landmarks: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'en-GB': {
    firstOfWeek: '2026-11-16',
    lastOfWeek: '2026-11-22',
    monthOn: '2026-12-22',
    yearOn: '2027-11-22',
  },
  'ar-EG': {
    firstOfWeek: '2026-11-21',
    lastOfWeek: '2026-11-27',
    monthOn: '2026-12-27',
    yearOn: '2027-11-27',
  },
};

/** Walks through the table of keys, as it is meant in the direction of the language. */
export async function walkDays(locale: 'en-GB' | 'ar-EG'): Promise<void> {
  const [forward, back] =
    locale === 'ar-EG' ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}'];
  dayCell('2026-11-21', locale).focus();
  for (const [key, day] of keysOfDays) {
    await userEvent.keyboard(key === 'forward' ? forward : key === 'back' ? back : key);
    const expected = dayName(landmarks[locale]?.[day] ?? day, locale);
    await waitFor(() => expect(nameOf(document.activeElement), key).toContain(expected));
  }
}
