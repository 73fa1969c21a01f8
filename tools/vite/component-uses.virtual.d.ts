declare module 'virtual:component-uses' {
  /** What each component of `packages/ui` is made of and what is made with it, by folder. */
  export const uses: Readonly<
    Record<
      string,
      {
        readonly tokens: readonly string[];
        readonly madeOf: readonly string[];
        readonly files: readonly string[];
      }
    >
  >;
}
