declare module 'virtual:component-props' {
  export interface PropDoc {
    readonly name: string;
    /** As it is written, without the undefined of what may be left out. */
    readonly type: string;
    /** All that it can be, where that is a short list of words. */
    readonly values?: readonly string[];
    readonly isRequired: boolean;
    readonly description: string;
    /** As the code has it: `'md'`, `false`. */
    readonly byDefault?: string;
  }

  export interface ComponentDoc {
    readonly name: string;
    readonly description: string;
    readonly props: readonly PropDoc[];
  }

  /** The components of `packages/ui` and what they take, by folder. */
  export const components: Readonly<Record<string, readonly ComponentDoc[]>>;
}
