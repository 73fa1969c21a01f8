const SECOND = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const two = (count: number): string => String(count).padStart(2, '0');

/** In the place of an age that nobody knows: as wide as one of minutes. */
const UNKNOWN = '–:––';

/** Whole minutes of an age in milliseconds; none before its beginning. */
export const minutesOf = (age: number): number => Math.floor(Math.max(0, age) / SECOND / MINUTE);

/** An age in milliseconds: "4:07" up to "59:59", then hours and minutes, "1:02 h". Never negative, and dashes for what is no number. */
export const elapsed = (age: number): string => {
  if (!Number.isFinite(age)) return UNKNOWN;
  const seconds = Math.floor(Math.max(0, age) / SECOND);
  return seconds < HOUR
    ? `${String(Math.floor(seconds / MINUTE))}:${two(seconds % MINUTE)}`
    : `${String(Math.floor(seconds / HOUR))}:${two(Math.floor((seconds % HOUR) / MINUTE))} h`;
};
