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

/** The moment at which clocks of a zone show an hour of a day; of one that they show twice the first. */
export function fromZoned(day: string, hour: number, zone: string): number {
  const wanted = Date.parse(day) + hour * 3_600_000;
  const offsetAt = (at: number): number => shownIn(zone, at) - Math.floor(at / 1000) * 1000;
  return wanted - offsetAt(wanted - offsetAt(wanted - 86_400_000 / 2));
}

/** What the clocks of a zone show: the business day, which lasts until five in the morning, and the hour. */
export function clockIn(zone: string, now: number): { readonly day: string; readonly hour: number } {
  const shown = shownIn(zone, now);
  return {
    day: new Date(shown - 5 * 3_600_000).toISOString().slice(0, 10),
    hour: new Date(shown).getUTCHours(),
  };
}
