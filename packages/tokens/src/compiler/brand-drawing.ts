import {
  type XmlNode,
  XmlComment,
  XmlDocumentType,
  XmlElement,
  XmlProcessingInstruction,
  XmlText,
  parseXml,
} from '@rgrove/parse-xml';
import type { LogoKind } from '../brand.ts';

/** The name of a brand as it is drawn, for a brand that has it so. */
export const wordmarkKinds = ['wordmark.light', 'wordmark.dark'] as const;
export type DrawingKind = LogoKind | (typeof wordmarkKinds)[number];

/** What each drawing is, for whoever has to make it. */
const purposes: Readonly<Record<DrawingKind, string>> = {
  light: 'the mark for light backgrounds',
  dark: 'the mark for dark backgrounds',
  compact: 'a tile with the mark for any background',
  favicon: 'a tile with the mark that can be told at 16 px',
  maskable: 'a full square with the mark in its inner 80 %',
  'wordmark.light': 'the name for light backgrounds, or take wordmark out of the file',
  'wordmark.dark': 'the name for dark backgrounds, or take wordmark out of the file',
};

/** The bar that a name stands in has room for no more. */
const widest = 4;
const namespace = 'http://www.w3.org/2000/svg';
const largest = 10_000;
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
const shapes = words('svg g path rect circle ellipse line polyline polygon');
/** A name may pass from one colour into another; a mark has to be told at 16 px. */
const gradients = words('defs linearGradient radialGradient stop');
const attributes = words(`
  xmlns viewBox transform opacity fill fill-rule fill-opacity
  stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity
  d points x y x1 y1 x2 y2 cx cy r rx ry width height
`);
const gradientAttributes = words(
  'id offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod fx fy',
);
const reference = /^url\(#[\w-]+\)$/;
const colour = /^(?:none|#(?:[0-9a-f]{3}){1,2})$/i;
/** Numbers, path data, transformations and keywords: nothing of which can name a place. */
const measure = /^(?!.*url)[\w\s.,()+-]*$/is;

export interface Drawing {
  /** Sentences that begin with what is wrong. */
  readonly problems: readonly string[];
  /** The colours that are drawn with, as six hexadecimal digits. */
  readonly colours: readonly string[];
}

/**
 * Judges a logo: shapes in plain colours, and nothing that loads, runs or needs a font. What is allowed is listed, so
 * whatever SVG learns next is not.
 * @param text the file, or `undefined` where there is none
 */
export function readDrawing(kind: DrawingKind, text: string | undefined): Drawing {
  if (text === undefined) return { problems: [`is missing; draw ${purposes[kind]}`], colours: [] };
  if (Buffer.byteLength(text) > largest)
    return { problems: [`is larger than ${largest} bytes; draw it with fewer points`], colours: [] };
  const parsed = parse(text);
  if (typeof parsed === 'string') return { problems: [parsed], colours: [] };
  const root = parsed.find((node) => node instanceof XmlElement);
  if (root?.name !== 'svg' || root.attributes['xmlns'] !== namespace)
    return {
      problems: [`is no SVG; begin it with <svg xmlns="${namespace}" viewBox="0 0 64 64">`],
      colours: [],
    };
  const isName = kind.startsWith('wordmark.');
  const elements = new Set([...shapes, ...(isName ? gradients : [])]);
  const nodes = parsed.flatMap((node) => withInner(node, elements));
  const drawn = nodes.filter((node) => node instanceof XmlElement);
  const problems = [
    ...nodes.flatMap((node) => strangeNode(node, elements)),
    ...drawn
      .filter(({ name }) => elements.has(name))
      .flatMap((element) => strangeAttributes(element, isName)),
    ...frameProblems(kind, root),
  ];
  const colours = drawn.flatMap(({ attributes }) => [
    attributes['fill'],
    attributes['stroke'],
    attributes['stop-color'],
  ]);
  return { problems: [...new Set(problems)], colours: colours.flatMap((value) => sixDigits(value)) };
}

function parse(text: string): readonly XmlNode[] | string {
  try {
    return parseXml(text, { preserveDocumentType: true, preserveComments: true }).children;
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('\n') : [];
    return `is not well-formed; mend it: ${reason}`;
  }
}

function withInner(node: XmlNode, elements: ReadonlySet<string>): readonly XmlNode[] {
  // What is in an element that may not stand there goes with it.
  return node instanceof XmlElement && elements.has(node.name)
    ? [node, ...node.children.flatMap((inner) => withInner(inner, elements))]
    : [node];
}

function strangeNode(node: XmlNode, elements: ReadonlySet<string>): readonly string[] {
  if (node instanceof XmlElement)
    return elements.has(node.name)
      ? []
      : [`has a <${node.name}>, and a logo is shapes only; take it out or draw it as <path>`];
  if (node instanceof XmlDocumentType) return ['has a DOCTYPE, which can load files; take it out'];
  if (node instanceof XmlProcessingInstruction)
    return [`has a <?${node.name}?>, which can load files; take it out`];
  if (node instanceof XmlText)
    return node.text.trim() === ''
      ? []
      : ['has text between its shapes, which shows nowhere; take it out or draw it as <path>'];
  return node instanceof XmlComment ? [] : ['has a part that is no shape; take it out'];
}

function strangeAttributes({ name, attributes: given }: XmlElement, isName: boolean): readonly string[] {
  return Object.entries(given).flatMap(([attribute, value]) => {
    if (isName && gradientAttributes.has(attribute) && attribute !== 'stop-color')
      return /^[\w\s.,()%+-]*$/.test(value) ? [] : [`has ${attribute}="${value}"; write figures`];
    if (!attributes.has(attribute) && !(isName && attribute === 'stop-color'))
      return [`has ${attribute} on a <${name}>, which no logo needs; take it out`];
    if (attribute === 'xmlns') return [];
    if (attribute === 'fill' || attribute === 'stroke' || attribute === 'stop-color')
      return colour.test(value) || (isName && reference.test(value))
        ? []
        : [`has ${attribute}="${value}"; write a colour such as #06617c, or none`];
    return measure.test(value) ? [] : [`has ${attribute}="${value}"; write figures`];
  });
}

function frameProblems(kind: DrawingKind, root: XmlElement): readonly string[] {
  const { viewBox = '' } = root.attributes;
  if (kind.startsWith('wordmark.')) return nameProblems(viewBox);
  const [, side] = /^0 0 (\d+) \1$/.exec(viewBox) ?? [];
  if (side === undefined)
    return [`has the viewBox "${viewBox}"; make it a square that begins at 0, such as 0 0 64 64`];
  const inside = root.children.filter((node) => node instanceof XmlElement);
  if (inside.length === 0) return [`draws nothing; draw ${purposes[kind]}`];
  const { width, height, rx, fill } = inside[0]?.name === 'rect' ? inside[0].attributes : {};
  const isFull =
    width === side && height === side && rx === undefined && fill !== undefined && fill !== 'none';
  return kind !== 'maskable' || isFull
    ? []
    : [
        `does not fill its square, so devices would cut it short; begin it with <rect width="${side}" height="${side}" fill="…"/>`,
      ];
}

function nameProblems(viewBox: string): readonly string[] {
  const [, width, height] = /^0 0 (\d+) (\d+)$/.exec(viewBox) ?? [];
  const ratio = Number(width) / Number(height);
  return ratio >= 1 && ratio <= widest
    ? []
    : [
        `has the viewBox "${viewBox}"; make it one that begins at 0 and is up to ${widest} times as wide as high, such as 0 0 96 24`,
      ];
}

function sixDigits(value: string | undefined): readonly string[] {
  if (value === undefined || !colour.test(value) || value === 'none') return [];
  return [value.length === 4 ? value.replaceAll(/[0-9a-f]/gi, '$&$&').toLowerCase() : value.toLowerCase()];
}
