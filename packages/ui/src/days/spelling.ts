import { type CalendarDate, parseDate, parseTime, type Time } from '@internationalized/date';
import type { DayRange } from './faults.ts';

/** How a value travels, and how its parts are typed. */
export interface Spelling<Value> {
  /** Throws where the text is none. */
  readonly read: (text: string) => Value;
  readonly write: (value: Value) => string;
}

export const days: Spelling<CalendarDate> = { read: parseDate, write: (day) => day.toString() };

export const minutes: Spelling<Time> = { read: parseTime, write: (time) => time.toString().slice(0, 5) };

interface Days {
  start: CalendarDate;
  end: CalendarDate;
}

/** ISO 8601's interval: two days that change together are one text, so that they are compared as one. */
export const intervals: Spelling<Days> = {
  read: (text) => {
    const [from = '', to = ''] = text.split('/');
    return { start: parseDate(from), end: parseDate(to) };
  },
  write: ({ start, end }) => `${days.write(start)}/${days.write(end)}`,
};

export function textOf(range: DayRange | null): string | null {
  return range && `${range.from}/${range.to}`;
}

export function rangeOf(interval: string | null): DayRange | null {
  if (interval === null) return null;
  const [from = '', to = ''] = interval.split('/');
  return { from, to };
}

/** What a text says, or null where it says nothing that can be read. */
export function readOr<Value>({ read }: Spelling<Value>, text: string | null | undefined): Value | null {
  if (text === null || text === undefined) return null;
  try {
    return read(text);
  } catch {
    return null;
  }
}
