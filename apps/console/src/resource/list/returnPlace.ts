/** Which row of which list a person went into; kept while the page lives, for the way back. */
let place: { readonly href: string; readonly id: string } | undefined;

export const leaveFor = (href: string, id: string): void => {
  place = { href, id };
};

/** Address of the list of an area as it was left, filters and page included. */
export const listLeftAt = (route: string): string =>
  place !== undefined && (place.href === route || place.href.startsWith(`${route}?`)) ? place.href : route;

/** The row that a person comes back to, once. */
export function takeReturn(href: string): string | undefined {
  if (place?.href !== href) return undefined;
  const { id } = place;
  place = undefined;
  return id;
}
