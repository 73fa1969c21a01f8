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
  '/begin',
] as const;
export type DoorPath = (typeof doorPaths)[number];
export const doorOf = (pathname: string): DoorPath | undefined =>
  doorPaths.find((path) =>
    // A ticket's address holds its id.
    path === '/public/ticket' ? pathname.startsWith(`${path}/`) : path === pathname.replace(/(.)\/$/, '$1'),
  );

/** Goes to another of them, with what its address carries. */
export function goToDoor(href: string): void {
  history.pushState(null, '', href);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}
