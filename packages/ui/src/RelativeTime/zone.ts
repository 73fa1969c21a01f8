/**
 * What the zone is called beside an hour: `CET`, `GMT+13`. After letters that run from the right a sign would stand on the
 * wrong side of its figures; a mark that is not seen keeps them together.
 */
export const zoneName = (at: number, locale: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale, { ...(timeZone !== undefined && { timeZone }), timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace(/(?<=[^A-Z])[+−-]/u, '\u200E$&') ?? '';
