import { cssValue } from './css-value.ts';
import { propertyOf, referenceTo } from './names.ts';
import type { ResolvedToken, ResolvedTokens } from './resolve.ts';
import { layerOrder, printRules, shareDeclarations, type Rule } from './rule.ts';

/** The variants that the base stylesheet needs beside the default one. */
export interface BaseVariants {
  readonly comfortable: ResolvedTokens;
  readonly compact: ResolvedTokens;
  readonly touch: ResolvedTokens;
  readonly kitchen: ResolvedTokens;
  readonly reducedMotion: ResolvedTokens;
}

const constant = /^(?:space|radius|border|layer|motion)\.|^font\.(?!size\.)/;
/** Letters that join would lie over one another. */
const tracking = /^font\.tracking\./;
const dense = /^(?:size|font\.size)\./;

/** Everything that no theme decides. `reset` is the hand-written part. */
export function baseStylesheet(variants: BaseVariants, reset: string): string {
  const { comfortable, compact, touch, kitchen, reducedMotion } = variants;
  const pick = (tokens: ResolvedTokens, wanted: RegExp): readonly string[] =>
    [...tokens.values()].filter(({ path }) => wanted.test(path)).map(declaration);

  return [
    layerOrder,
    `@layer reset {\n${indented(reset)}}\n`,
    '@layer tokens {',
    printRules([
      { selectors: [':root'], declarations: pick(comfortable, constant) },
      { selectors: [':root', density('comfortable')], declarations: pick(comfortable, dense) },
      { selectors: [density('compact')], declarations: pick(compact, dense) },
    ]),
    '  @media (pointer: coarse) {',
    printRules(
      [
        {
          selectors: [':root', density('comfortable'), density('compact')],
          declarations: pick(touch, dense),
        },
      ],
      '    ',
    ) + '  }\n',
    printRules([{ selectors: [density('kitchen')], declarations: pick(kitchen, dense) }]),
    '  @media (prefers-reduced-motion: reduce) {',
    printRules(
      [{ selectors: [':root'], declarations: changed(comfortable, reducedMotion).map(declaration) }],
      '    ',
    ) + '  }\n',
    printRules([
      { selectors: ['[data-theme]'], declarations: pick(comfortable, /^shadow\./) },
      ...surfaceRules(comfortable),
    ]),
    printRules([
      {
        selectors: ["[lang|='ar']"],
        declarations: [...comfortable.keys()]
          .filter((path) => tracking.test(path))
          .map((path) => `${propertyOf(path)}: 0`),
      },
    ]),
    indented(scheme) + '}\n',
  ].join('\n');
}

function density(name: string): string {
  return `[data-density='${name}']`;
}

/**
 * Where colours are painted, and which mode they show. Without `data-mode` the system decides; paper is always light.
 * The root keeps the person's own font size: rem is measured by it, and would shrink every size.
 */
const scheme = `:root {
  color-scheme: light dark;
}

[data-mode='light'] {
  color-scheme: light;
}

[data-mode='dark'] {
  color-scheme: dark;
}

@media print {
  :root,
  [data-mode] {
    color-scheme: light;
  }
}

[data-theme],
[data-mode],
[data-surface] {
  color: ${referenceTo('color.fg')};
}

[data-surface],
body {
  background-color: ${referenceTo('color.bg')};
}

@media print {
  body {
    min-block-size: 0;
    background-color: transparent;
  }
}

[data-density]:not(:root) {
  font-size: ${referenceTo('font.size.md')};
}
`;

/** A theme's root is a page; each surface re-assigns the same roles for what lies in it. */
function surfaceRules(tokens: ResolvedTokens): readonly Rule[] {
  const rules = new Map<string, { selectors: string[]; declarations: string[] }>();
  for (const { path, via } of tokens.values()) {
    const [group, surface = '', role] = path.split('.');
    const [target] = via;
    if (group !== 'surface' || target === undefined) continue;
    const selector = `[data-surface='${surface}']`;
    const rule = rules.get(surface) ?? {
      selectors: surface === 'page' ? ['[data-theme]', selector] : [selector],
      declarations: [],
    };
    rule.declarations.push(`${propertyOf(`color.${role}`)}: ${referenceTo(target)}`);
    rules.set(surface, rule);
  }
  return shareDeclarations([...rules.values()]);
}

function changed(before: ResolvedTokens, after: ResolvedTokens): readonly ResolvedToken[] {
  return [...after.values()].filter((token) => {
    const old = before.get(token.path);
    return old === undefined || cssValue(old.value) !== cssValue(token.value);
  });
}

function declaration({ path, value }: ResolvedToken): string {
  return `${propertyOf(path)}: ${cssValue(value)}`;
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}
