declare module 'virtual:previewed-brand' {
  import type { Brand } from '@comanda/tokens/brands';

  /** The brand that `npm run brand:preview` shows. */
  export const previewed: Brand | undefined;
}
