import { parseAst } from 'rolldown/parseAst';
import { type ESTree, Visitor } from 'rolldown/utils';
import type { Break } from './renames.ts';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A source file that uses `@comanda/ui`, with the new names in place of the old; all else stays to the letter. */
export function rewrite(
  source: string,
  { props, keys }: Pick<Break, 'props' | 'keys'>,
  lang: 'ts' | 'tsx' = 'tsx',
): string {
  const folders = new Set<string>();
  const components = new Map<string, string>();
  // By where they stand: what two entries rename is renamed once.
  const edits = new Map<number, Edit>();

  const replace = ({ start, end }: ESTree.Span, text: string): unknown =>
    edits.set(start, { start, end, text });
  const renameKey = ({ properties }: ESTree.ObjectExpression, from: string, to: string): void => {
    const found = properties.find((one) => one.type === 'Property' && nameOf(one.key) === from);
    if (found?.type === 'Property') replace(found.key, found.shorthand ? `${to}: ${from}` : to);
  };

  new Visitor({
    ImportDeclaration({ source: { value }, specifiers }) {
      const folder = /^@comanda\/ui\/(\w+)$/.exec(value)?.[1];
      if (folder === undefined) return;
      folders.add(folder);
      for (const one of specifiers)
        if (one.type === 'ImportSpecifier') components.set(one.local.name, nameOf(one.imported) ?? '');
    },
    JSXOpeningElement({ name, attributes }) {
      const component = name.type === 'JSXIdentifier' ? components.get(name.name) : undefined;
      if (component === undefined) return;
      for (const { from, to } of props.filter(({ of }) => of.includes(component)))
        for (const attribute of attributes) {
          if (attribute.type === 'JSXSpreadAttribute')
            for (const object of objectsOf(attribute.argument)) renameKey(object, from, to);
          else if (attribute.name.name === from) replace(attribute.name, to);
        }
    },
    ObjectExpression(object) {
      const names = object.properties.flatMap((one) =>
        one.type === 'Property' ? (nameOf(one.key) ?? []) : [],
      );
      for (const { for: users, beside, from, to } of keys)
        if (users.some((folder) => folders.has(folder)) && beside.every((key) => names.includes(key)))
          for (const part of [object, ...spreadIn(object)]) renameKey(part, from, to);
    },
  }).visit(parseAst(source, { lang }));

  const fromTheEnd = [...edits.values()].toSorted((one, other) => other.start - one.start);
  return fromTheEnd.reduce(
    (before, edit) => before.slice(0, edit.start) + edit.text + before.slice(edit.end),
    source,
  );
}

/** What a key, or a name in an import, is called; a computed one is not known. */
const nameOf = (key: ESTree.PropertyKey | ESTree.ModuleExportName): string | undefined => {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined;
};

const spreadIn = ({ properties }: ESTree.ObjectExpression): readonly ESTree.ObjectExpression[] =>
  properties.flatMap((one) => (one.type === 'SpreadElement' ? objectsOf(one.argument) : []));

/** The objects that a spread may be: itself, or what stands behind a condition. */
function objectsOf(node: ESTree.Expression): readonly ESTree.ObjectExpression[] {
  switch (node.type) {
    case 'ObjectExpression':
      return [node];
    case 'ParenthesizedExpression':
      return objectsOf(node.expression);
    case 'LogicalExpression':
      return objectsOf(node.right);
    case 'ConditionalExpression':
      return [...objectsOf(node.consequent), ...objectsOf(node.alternate)];
    default:
      return [];
  }
}
