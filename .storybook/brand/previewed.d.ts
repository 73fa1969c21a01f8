declare module 'virtual:previewed-brand' {
  import type { Brand } from '@comanda/tokens/brands';

  /** The brand that is being made. */
  export const previewed: Brand | undefined;
  /** By the code of a brand, the stylesheet of its own look. */
  export const looks: Readonly<Record<string, string>>;
}
