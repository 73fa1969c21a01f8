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

/** The moment at which clocks of a zone show an hour of a day; of one that they show twice the first. */
export function fromZoned(day: string, hour: number, zone: string): number {
  const wanted = Date.parse(day) + hour * 3_600_000;
  return wanted - offsetIn(zone, wanted - offsetIn(zone, wanted - DAY / 2));
}

/** What the clocks of a zone show: the business day, which lasts until five in the morning, and the hour. */
export function clockIn(zone: string, now: number): { readonly day: string; readonly hour: number } {
  const shown = shownIn(zone, now);
  return {
    day: new Date(shown - 5 * 3_600_000).toISOString().slice(0, 10),
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
