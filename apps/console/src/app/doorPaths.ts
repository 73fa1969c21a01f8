/** The pages in front of the shell that a browser opens by themselves, signed in or not. */
export const doorPaths = [
  '/login',
  '/register',
  '/recover',
  '/reset',
  '/confirm',
  '/callback',
  '/invitation',
  '/public/ticket',
  '/public/invoice',
  '/presentation',
  '/begin',
] as const;
export type DoorPath = (typeof doorPaths)[number];
export const doorOf = (pathname: string): DoorPath | undefined =>
  doorPaths.find((path) =>
    // The address of a document holds its id, that of a wall display what it shows.
    path.startsWith('/public/') || path === '/presentation'
      ? pathname.startsWith(`${path}/`)
      : path === pathname.replace(/(.)\/$/, '$1'),
  );

/** Goes to another of them, with what its address carries. */
export function goToDoor(href: string): void {
  history.pushState(null, '', href);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}
