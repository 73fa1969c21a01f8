import type { Plugin } from 'vite';

const helper = /vite\/preload-helper\.js$/;
const isError = 'e.type === "error"';
/** Where the helper puts a style that did not come among those that did. */
const forgotten = /\(err\) => \{\s*seen\[href\] = void 0;/;

const misses = `
const isMissing = (link, { type }) => {
  if (type !== 'error' && link.sheet?.cssRules.length) return false;
  link.remove();
  return true;
};`;

/**
 * Vite asks for a part's style once: one that did not come counts as there, and whoever opens the part after an early
 * fetch has failed finds it without its style, and nobody is told. Here such a style is asked for again, and one that is
 * no style (a page that a proxy put in its place) has not come either. A build in which there was nothing to replace
 * fails: then this plugin has to be looked at.
 */
export function missedStyles(): Plugin {
  let isReplaced = false;
  return {
    name: 'comanda:missed-styles',
    apply: 'build',
    transform: {
      filter: { id: helper },
      handler(code) {
        if (!code.includes(isError) || !forgotten.test(code)) return undefined;
        isReplaced = true;
        return {
          code:
            code.replace(isError, 'isMissing(link, e)').replace(forgotten, '(err) => { delete seen[href];') +
            misses,
          map: null,
        };
      },
    },
    buildEnd(error) {
      if (!error && !isReplaced) this.error('Vite no longer loads styles of parts as this plugin knows it.');
    },
  };
}
