declare module '*.po' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}

/** Which library draws a page is said when it is built: this is the subject's `adapter`. */
declare module 'bench:library' {
  import type { Library } from './library.ts';

  export const library: Library;
}
