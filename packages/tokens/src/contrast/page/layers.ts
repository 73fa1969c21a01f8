import type { Fingerprint, Paint } from './fingerprint.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const colourIn = /rgba?\([^)]*\)|color\([^)]*\)/g;

/** Every colour in a computed value such as a gradient or a shadow, each once. */
export function coloursIn(computed: string): readonly string[] {
  return [...new Set(computed.match(colourIn))];
}

/** What lies behind elements, in the theme that names its paints. All names are from the bottom up. */
export interface Grounds {
  /** What an element, or its `::before`, paints its box with. */
  readonly layersOf: (style: CSSStyleDeclaration) => readonly Paint[];
  /** The layers at a point of an element, from the opaque one up to its own. */
  readonly on: (element: Element, point: Point) => readonly string[];
  /** The layers at a point in or around an element, without its own and those of what is in it. */
  readonly behind: (element: Element, point: Point) => readonly string[];
}

/** What lies at points of the window. What is done to elements moves nothing, so it is asked once. */
export type Piles = Map<string, readonly Element[]>;

export function groundsIn({ read }: Fingerprint, piles: Piles): Grounds {
  const layersOf = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration): readonly Paint[] => {
    const image = coloursIn(backgroundImage);
    // A picture of one colour is a layer; of several, it is a drawing.
    return [backgroundColor, ...(image.length === 1 ? image : [])].flatMap((computed) => {
      const reading = read(computed);
      return reading.kind === 'paint' ? [reading] : [];
    });
  };

  const known = new Map<Element, readonly Paint[]>();
  const layersAt = (element: Element): readonly Paint[] => {
    const layers = known.get(element) ?? layersOf(getComputedStyle(element));
    known.set(element, layers);
    return layers;
  };

  /** `pile` from the top down; below everything the body's background fills the window. */
  const through = (pile: readonly Element[]): readonly string[] => {
    const names: string[] = [];
    for (const element of [...pile, document.body])
      for (const { name, isVeil } of layersAt(element).toReversed()) {
        names.unshift(name);
        if (!isVeil) return names;
      }
    return names;
  };

  /** Everything painted at a point, from the top down; nothing where one would have to scroll. */
  const hitAt = ({ x, y }: Point, wanted?: Element): readonly Element[] => {
    const place = `${x.toFixed(1)} ${y.toFixed(1)}`;
    const known = piles.get(place);
    // Something may have come up since.
    if (known !== undefined && (wanted === undefined || known.includes(wanted))) return known;
    const pile = document.elementsFromPoint(x, y);
    piles.set(place, pile);
    return pile;
  };

  return {
    layersOf,
    on: (element, point) => {
      const pile = hitAt(point, element);
      const place = pile.indexOf(element);
      if (place !== -1) return through(pile.slice(place));
      return through([element, ...holders(element, point)]);
    },
    behind: (element, point) => {
      const own = hitAt(centreOf(element.getBoundingClientRect()), element);
      const place = own.indexOf(element);
      const around = hitAt(point);
      if (place === -1 || around.length === 0) return through(holders(element, point));
      const above = new Set(own.slice(0, place));
      return through(around.filter((other) => !above.has(other) && !element.contains(other)));
    },
  };
}

export function centreOf({ left, right, top, bottom }: DOMRect): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/**
 * Out of view an element is on what it lies in, unless it hangs out of that. What is scrolled away counts as seen at
 * the edge where it went.
 */
function holders(element: Element, { x, y }: Point): readonly Element[] {
  const found: Element[] = [];
  let [seenX, seenY] = [x, y];
  for (let holder = element.parentElement; holder !== null; holder = holder.parentElement) {
    const { left, right, top, bottom } = holder.getBoundingClientRect();
    if (getComputedStyle(holder).overflow !== 'visible') {
      seenX = Math.min(Math.max(seenX, left), right);
      seenY = Math.min(Math.max(seenY, top), bottom);
    }
    if (seenX >= left && seenX <= right && seenY >= top && seenY <= bottom) found.push(holder);
  }
  return found;
}
