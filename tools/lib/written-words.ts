import { parseAst } from 'rolldown/parseAst';
import { Visitor, type ESTree } from 'rolldown/utils';

/** Attributes and properties that a person reads or hears. */
const read = new Set(['aria-label', 'title', 'alt', 'placeholder', 'label', 'children']);
/** What is in them goes into a catalogue. */
const translated = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);

const isTranslation = ({ openingElement: { name } }: ESTree.JSXElement): boolean =>
  name.type === 'JSXIdentifier' && translated.has(name.name);

/** Words of a module that are in no catalogue and that a person reads: text of elements, and what names them. */
export function writtenWords(source: string, lang: 'ts' | 'tsx' = 'tsx'): readonly string[] {
  const found: string[] = [];
  const take = (texts: readonly string[]): void => {
    found.push(
      ...texts.map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text) && !isAddress(text)),
    );
  };
  let translations = 0;
  const takeChildren = (children: readonly ESTree.JSXChild[]): void => {
    if (translations > 0) return;
    for (const child of children)
      if (child.type === 'JSXText') take([child.value]);
      else if (child.type === 'JSXExpressionContainer') take(textsOf(child.expression));
  };
  new Visitor({
    JSXElement(element) {
      if (isTranslation(element)) translations += 1;
      takeChildren(element.children);
    },
    'JSXElement:exit'(element) {
      if (isTranslation(element)) translations -= 1;
    },
    JSXFragment({ children }) {
      takeChildren(children);
    },
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || !read.has(name.name) || !value) return;
      take(textsOf(value.type === 'JSXExpressionContainer' ? value.expression : value));
    },
    Property({ key, value }) {
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : undefined;
      if (typeof name === 'string' && read.has(name)) take(textsOf(value));
    },
  }).visit(parseAst(source, { lang }));
  return found;
}

/** The same in every language. */
const isAddress = (text: string): boolean => /^https?:\/\/\S*$/.test(text);

/** What an expression may come to as it stands; a tagged template and a call give what others wrote. */
function textsOf(node: ESTree.Node): readonly string[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.cooked ?? '');
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(textsOf);
    case 'LogicalExpression':
      return node.operator === '&&' ? textsOf(node.right) : [node.left, node.right].flatMap(textsOf);
    case 'BinaryExpression':
      return node.operator === '+' ? [node.left, node.right].flatMap(textsOf) : [];
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return textsOf(node.expression);
    default:
      return [];
  }
}
