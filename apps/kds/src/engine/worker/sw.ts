import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { TAKE_OVER } from './message.ts';

/** The worker's own scope, as far as it is used here: the app's types are those of a page. */
declare const self: {
  readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision: string | null }[];
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: (type: 'message', listener: (event: { readonly data: unknown }) => void) => void;
};

/*
 * Lets a screen start without the network (docs/product.md §16.15): it answers with the app's own files, as they were
 * built together, and with its page for every address of its own. Calls and sockets are none of its business. A newer
 * one waits until the page says so.
 */
precacheAndRoute([...self.__WB_MANIFEST]);
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/kds/index.html'), {
    allowlist: [/^\/kds(?:\/|$)/],
    // The kitchen's settings are the console's.
    denylist: [/^\/kds\/config(?:\/|$)/],
  }),
);
clientsClaim();
self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});
