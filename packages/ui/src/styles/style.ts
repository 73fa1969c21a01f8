import { style, type StyleRule } from '@vanilla-extract/css';
import { recipe, type RuntimeFn } from '@vanilla-extract/recipes';
import { components } from './layers.css.ts';

export type LayeredRule = NonNullable<NonNullable<StyleRule['@layer']>[string]>;

const layered = (rule: LayeredRule): StyleRule => ({ '@layer': { [components]: rule } });

/** vanilla-extract's `style`, with the rule placed in the `components` layer. */
export const componentStyle = (rule: LayeredRule, debugId?: string): string => style(layered(rule), debugId);

type Groups = Readonly<Record<string, Readonly<Record<string, LayeredRule>>>>;
type Choice<G extends Groups> = {
  readonly [Name in keyof G]?: keyof G[Name] extends 'true' | 'false' ? boolean : keyof G[Name];
};
type Layered<G extends Groups> = { [Name in keyof G]: { [Key in keyof G[Name]]: StyleRule } };

/** What holds in any case, with what holds when it is chosen. */
type ComponentRecipe<G extends Groups> = LayeredRule & {
  /** `{ size: { sm: {…}, md: {…} }, isWide: { true: {…} } }`. */
  readonly variants: G;
  /** What holds only where several are chosen together. */
  readonly together?: readonly { readonly when: Choice<G>; readonly rule: LayeredRule }[];
};

const each = <From, To>(
  record: Readonly<Record<string, From>>,
  change: (one: From) => To,
): Record<string, To> => Object.fromEntries(Object.entries(record).map(([key, one]) => [key, change(one)]));

/** vanilla-extract's `recipe`, with its rules placed in the `components` layer. What is not chosen adds nothing. */
export const componentRecipe = <const G extends Groups>({
  variants,
  together = [],
  ...base
}: ComponentRecipe<G>): RuntimeFn<Layered<G>> =>
  recipe<Layered<G>>({
    base: layered(base),
    // The same keys with the same kinds of values: records made from entries have lost their names.
    variants: each(variants, (group) => each(group, layered)) as Layered<G>,
    compoundVariants: together.map(({ when, rule }) => ({ variants: when, style: layered(rule) })),
  });
