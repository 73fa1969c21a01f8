import { useSyncExternalStore } from 'react';

/** The addresses of the kitchen app (docs/product.md §3.6). */
export const home = '/kds';
const signIn = '/kds/login';
const signOut = '/kds/logout';

export type Page = 'sign_in' | 'sign_out' | 'home' | 'unknown';
export function pageOf(pathname: string): Page {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  if (path === home) return 'home';
  if (path === signIn) return 'sign_in';
  return path === signOut ? 'sign_out' : 'unknown';
}

/** Pages that a sign-in may lead back to. */
export const isReturnable = (pathname: string): boolean => pageOf(pathname) === 'home';

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
