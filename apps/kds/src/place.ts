import { useSyncExternalStore } from 'react';

/** The addresses of the kitchen app (docs/product.md §3.6). */
export const home = '/kds';
const signIn = '/kds/login';
export const signOut = '/kds/logout';
const monitorPath = /^\/kds\/monitor\/([\w-]+)$/;

export type Page = 'sign_in' | 'sign_out' | 'home' | 'monitor' | 'unknown';
const withoutSlash = (pathname: string): string =>
  pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
export function pageOf(pathname: string): Page {
  const path = withoutSlash(pathname);
  if (path === home) return 'home';
  if (path === signIn) return 'sign_in';
  if (path === signOut) return 'sign_out';
  return monitorPath.test(path) ? 'monitor' : 'unknown';
}
export const monitorHref = (id: string): string => `/kds/monitor/${id}`;
/** The monitor that an address is of. */
export const monitorIn = (pathname: string): string | undefined =>
  monitorPath.exec(withoutSlash(pathname))?.[1];

/** Pages that a sign-in may lead back to. */
export const isReturnable = (pathname: string): boolean => ['home', 'monitor'].includes(pageOf(pathname));

export const signInHref = (wanted: string | undefined): string =>
  wanted === undefined || wanted === home ? signIn : `${signIn}?${new URLSearchParams({ return: wanted })}`;

const listeners = new Set<() => void>();
/** Opens another page of the app in place. */
export function go(href: string): void {
  history.replaceState(null, '', href);
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
};
export const usePathname = (): string => useSyncExternalStore(subscribe, () => location.pathname);
