import { borderAround, bordersOf, fillsOf, outlineOf, pointBeside, ringsOf, type Ring } from './boxes.ts';
import type { Fingerprint, Paint } from './fingerprint.ts';
import { centreOf, type Grounds, type Point } from './layers.ts';

/** What must be told from its ground: words; what one must see to use a control or understand a drawing; focus rings. */
export type Front = 'text' | 'nonText' | 'focus';

/** Paints met on others, of which one must be told from them. The ground is from the opaque layer up. */
export interface Met {
  readonly front: Front;
  readonly paints: readonly string[];
  readonly ground: readonly string[];
}

/** Is told one by one of what an element draws. */
export interface Eye {
  readonly meet: (met: Met) => void;
  /** A colour that is no paint, or a paint that its style has thinned. */
  readonly wonder: (computed: string, by: string) => void;
}

const written =
  'input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=color], [type=hidden]), textarea, select';
const shapes = 'path, circle, ellipse, line, polygon, polyline, rect';

type Ground = () => readonly string[];

/** Looks at one element as it is now: its words, lines, rings and shapes. */
export function lookAt(element: Element, { read }: Fingerprint, grounds: Grounds, eye: Eye): void {
  const style = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  const centre = centreOf(box);
  const here: Ground = () => grounds.on(element, centre);

  if (element.matches(shapes)) {
    const drawing = element.closest('svg') ?? element;
    const ground: Ground = () => grounds.on(drawing, centreOf(drawing.getBoundingClientRect()));
    for (const by of ['fill', 'stroke'] as const)
      if (style[by] !== 'none') draw('nonText', by, style[by], ground);
    return;
  }
  words();
  lines();
  pseudos();

  /** With a `fill`, either of the two has to be told. */
  function draw(front: Front, by: string, computed: string, ground: Ground, fill?: string): void {
    const reading = read(computed);
    if (reading.kind === 'foreign') eye.wonder(computed, by);
    if (reading.kind !== 'paint' || (front !== 'text' && reading.isDecorative)) return;
    const paints = fill === undefined || fill === reading.name ? [reading.name] : [reading.name, fill];
    eye.meet({ front, paints, ground: ground() });
  }

  function words(): void {
    for (const place of placesOfWords(element))
      draw('text', 'color', style.color, () => grounds.on(element, place));
    if (element.matches(written)) {
      draw('text', 'color', style.color, here);
      const placeholder = getComputedStyle(element, '::placeholder').color;
      if (element.matches(':placeholder-shown')) draw('text', '::placeholder', placeholder, here);
      if (style.caretColor !== style.color) draw('nonText', 'caret-color', style.caretColor, here);
    }
    if (style.display === 'list-item' && style.listStyleType !== 'none')
      draw('text', '::marker', getComputedStyle(element, '::marker').color, here);
  }

  function lines(): void {
    const outline = outlineOf(style);
    if (outline) draw('focus', 'outline', outline.colour, () => groundOfRing(outline));
    for (const ring of ringsOf(style)) draw('nonText', 'box-shadow', ring.colour, () => groundOfRing(ring));
    const hasContent =
      element.childElementCount > 0 || element.textContent !== '' || element.matches(written);
    const borders = bordersOf(style);
    const fill = fillOf(grounds.layersOf(style));
    for (const { colour, side } of borders)
      // A box in the colour of its line is known by what is in it.
      if (!hasContent || fill === undefined || paintNamed(colour) !== fill)
        draw('nonText', 'border', colour, () => grounds.behind(element, pointBeside(box, side, 0.5)), fill);
    if (hasContent || box.width === 0 || box.height === 0) return;
    const behind: Ground = () => grounds.behind(element, centre);
    const edge = edgeOf(style);
    for (const colour of fillsOf(style))
      if (edge === undefined || edge.isVeil) draw('nonText', 'background', colour, behind, edge?.name);
      else if (paintNamed(colour) !== edge.name) draw('nonText', 'background', colour, () => [edge.name]);
  }

  function groundOfRing(ring: Ring): readonly string[] {
    const border = paintNamed(borderAround(style, ring) ?? '');
    if (border !== undefined) return [border];
    const point = pointBeside(box, 'Top', ring.distance);
    return ring.distance < 0 ? grounds.on(element, point) : grounds.behind(element, point);
  }

  /** A line of glass shows only where the fill needs it: either of the two is told. */
  function edgeOf(drawn: CSSStyleDeclaration): Paint | undefined {
    return bordersOf(drawn)
      .map(({ colour }) => read(colour))
      .find((reading) => reading.kind === 'paint');
  }

  function paintNamed(computed: string): string | undefined {
    const reading = read(computed);
    return reading.kind === 'paint' ? reading.name : undefined;
  }

  /** They lie on the element, `::after` on `::before`. */
  function pseudos(): void {
    let ground = here;
    for (const pseudo of ['::before', '::after'] as const) {
      const drawn = getComputedStyle(element, pseudo);
      if (drawn.content === 'none' || drawn.content === 'normal') continue;
      const below = ground;
      const own = grounds.layersOf(drawn);
      if (/[^\s"']/.test(drawn.content)) draw('text', pseudo, drawn.color, below);
      for (const { colour } of bordersOf(drawn))
        draw('nonText', `${pseudo} border`, colour, below, fillOf(own));
      const outline = outlineOf(drawn);
      if (outline) draw('focus', `${pseudo} outline`, outline.colour, below);
      const edge = edgeOf(drawn);
      for (const colour of fillsOf(drawn))
        draw('nonText', `${pseudo} background`, colour, below, edge?.isVeil ? edge.name : undefined);
      const opaque = own.findLastIndex(({ isVeil }) => !isVeil);
      const names = own.slice(Math.max(0, opaque)).map(({ name }) => name);
      ground = opaque === -1 ? () => [...below(), ...names] : () => names;
    }
  }
}

/** What a box is filled with, seen without the veils over it. */
function fillOf(layers: readonly Paint[]): string | undefined {
  return layers.findLast(({ isVeil }) => !isVeil)?.name;
}

/** The middle of each run of words of the element's own. */
function placesOfWords(element: Element): readonly Point[] {
  return [...element.childNodes].flatMap((node) => {
    if (!(node instanceof Text) || node.data.trim() === '') return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    const [line] = range.getClientRects();
    return line && line.width > 0 ? [centreOf(line)] : [];
  });
}
