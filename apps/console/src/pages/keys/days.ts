const two = (number: number): string => String(number).padStart(2, '0');

/** The day so many days after a moment, by the clock of the browser: `2026-11-27`. */
export const dayFrom = (moment: Date, days: number): string => {
  const then = new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + days);
  return `${then.getFullYear()}-${two(then.getMonth() + 1)}-${two(then.getDate())}`;
};

/** The last moment of a day by the same clock; nothing of what is no day. */
export const endOfDay = (day: string | null): string | undefined => {
  const end = new Date(`${day}T23:59:59.999`);
  return Number.isNaN(end.getTime()) ? undefined : end.toISOString();
};
