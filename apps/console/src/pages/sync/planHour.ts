import { wallTimeIn } from '@comanda/api/week';

/** The hour before a store opens at which nobody sells: what is planned for the night goes out then. */
export const nightHour = '04:00';

/** What the clock on a wall in this zone says: `2026-11-26T21:40`. */
export const wallTime = (moment: number, timeZone: string): string => {
  const { date, time } = wallTimeIn(timeZone, new Date(moment));
  return `${date}T${time}`;
};

/** The next night hour on that wall. */
export const nextNight = (moment: number, timeZone: string): string => {
  const [day = '', time = ''] = wallTime(moment, timeZone).split('T');
  if (time < nightHour) return `${day}T${nightHour}`;
  const next = new Date(`${day}T00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return `${next.toISOString().slice(0, 10)}T${nightHour}`;
};
