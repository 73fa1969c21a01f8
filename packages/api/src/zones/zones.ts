const DAY = 86_400_000;

const parts = new Map<string, Intl.DateTimeFormat>();
const partsIn = (zone: string): Intl.DateTimeFormat => {
  const known = parts.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  parts.set(zone, made);
  return made;
};

/** What the clocks of a zone show at a moment, counted as if they had no zone. */
function shownIn(zone: string, at: number): number {
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    partsIn(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
export const offsetIn = (zone: string, at: number): number =>
  shownIn(zone, at) - Math.floor(at / 1000) * 1000;

/** The clock of a place, and the hour `HH:MM` at which its business day begins (docs/product.md §20.1). */
export interface Clock {
  readonly timeZone: string;
  readonly dayBegins: string;
}
/** Milliseconds after midnight that a business day begins; one that begins at noon or later has on the evening before. */
const beginning = (dayBegins: string): number => {
  const [hours = 0, minutes = 0] = dayBegins.split(':').map(Number);
  return (hours * 60 + minutes) * 60_000 - (hours >= 12 ? DAY : 0);
};
/** The hour that the business day of some places begins with: of the one where it begins first. */
export const firstHour = (clocks: readonly Pick<Clock, 'dayBegins'>[]): number =>
  (Math.floor(Math.min(...clocks.map(({ dayBegins }) => beginning(dayBegins))) / 3_600_000) + 24) % 24;

/** What a clock shows: the business day, and the hour. */
export function clockIn(
  { timeZone, dayBegins }: Clock,
  now: number,
): { readonly day: string; readonly hour: number } {
  const shown = shownIn(timeZone, now);
  return {
    day: new Date(shown - beginning(dayBegins)).toISOString().slice(0, 10),
    hour: new Date(shown).getUTCHours(),
  };
}

/** Outside these nothing happens, and calendars write years in another way. */
const [EARLY, LATE] = [Date.parse('1000-01-03'), Date.parse('9999-12-30')];

/** When clocks show midnight, or what comes after it where they skip it; where they go back over it, the second time. */
function midnightIn(zone: string, midnight: number): number {
  if (midnight < EARLY || midnight > LATE) return midnight;
  const [earlier, later] = [
    midnight - offsetIn(zone, midnight - DAY),
    midnight - offsetIn(zone, midnight + DAY),
  ];
  const first = Math.min(earlier, later);
  return shownIn(zone, first) >= midnight ? first : Math.max(earlier, later);
}

/** The moments between which it is a day in a zone: from its first one to the first of the day after. */
export const momentsOf = (day: string, zone: string): readonly [from: number, to: number] => [
  midnightIn(zone, Date.parse(day)),
  midnightIn(zone, Date.parse(day) + DAY),
];
