/** The order of the layers: whichever stylesheet a page reads first has to say it. */
export const layerOrder = '@layer reset, tokens, components, overrides;\n';

/** One style rule: a selector list and its declarations, in the order given. */
export interface Rule {
  readonly selectors: readonly string[];
  readonly declarations: readonly string[];
}

export function printRule({ selectors, declarations }: Rule, indent = ''): string {
  const body = declarations.map((declaration) => `${indent}  ${declaration};\n`).join('');
  return `${indent}${selectors.join(`,\n${indent}`)} {\n${body}${indent}}\n`;
}

export function printRules(rules: readonly Rule[], indent = '  '): string {
  return rules.map((rule) => printRule(rule, indent)).join('\n');
}

/** Rules for several selectors, with what they have in common written once. Order of first appearance is kept. */
export function shareDeclarations(rules: readonly Rule[]): readonly Rule[] {
  const selectorsOf = new Map<string, string[]>();
  for (const { selectors, declarations } of rules) {
    for (const declaration of declarations) {
      selectorsOf.set(declaration, [...(selectorsOf.get(declaration) ?? []), ...selectors]);
    }
  }
  const shared = new Map<string, { selectors: string[]; declarations: string[] }>();
  for (const [declaration, selectors] of selectorsOf) {
    const key = selectors.join();
    const rule = shared.get(key) ?? { selectors, declarations: [] };
    rule.declarations.push(declaration);
    shared.set(key, rule);
  }
  return [...shared.values()];
}
