import type { Plugin } from 'vite';

const announcer = /live-announcer[\\/](?:dist[\\/])?LiveAnnouncer\.m?js$/;
const sink = ".innerHTML = ''";

/**
 * react-aria empties its live regions through `innerHTML`, which trusted types refuse; emptied by `replaceChildren`
 * they do the same. A build in which there was nothing to replace fails: then this plugin has to go.
 */
export function trustedTypes(): Plugin {
  let isReplaced = false;
  return {
    name: 'comanda:trusted-types',
    enforce: 'pre',
    transform: {
      filter: { id: announcer },
      handler(code) {
        if (!code.includes(sink)) return undefined;
        isReplaced = true;
        return { code: code.replaceAll(sink, '.replaceChildren()'), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isReplaced) this.error('react-aria no longer clears its announcer through innerHTML.');
    },
  };
}
