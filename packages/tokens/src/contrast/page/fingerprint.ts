/** A role on a surface, and the paint that it stands for there. */
export interface PaintMark {
  readonly name: string;
  /** Where the custom property is declared. */
  readonly selector: string;
  readonly property: string;
  /** Lets through what lies below, in some theme. */
  readonly isVeil: boolean;
  /** As a line or a shape it means nothing. */
  readonly isDecorative: boolean;
}

/** What veils wear; a colour of a page with another opacity has been diluted by its style. */
const veil = 0.5;

/** Clear of what browsers give by themselves: black, white, greys, the colours of links. */
const channels = (index: number): readonly [red: number, green: number, blue: number] => [
  101 + Math.floor(index / 256),
  index % 256,
  203,
];

const cssForm = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/;

/** A computed colour that is a paint. */
export interface Paint extends Pick<PaintMark, 'name' | 'isVeil' | 'isDecorative'> {
  readonly kind: 'paint';
}

/** A computed colour by what it was made of. */
export type Reading = Paint | { readonly kind: 'none' } | { readonly kind: 'foreign' };

const none: Reading = { kind: 'none' };
const foreign: Reading = { kind: 'foreign' };

/** A theme in which each paint has a colour of its own, so that a computed colour names its paint. */
export interface Fingerprint {
  /** Nothing moves in it and everything can be hit, so that one may ask what lies at a point. */
  readonly sheet: CSSStyleSheet;
  readonly read: (computed: string) => Reading;
}

export function fingerprintOf(marks: readonly PaintMark[]): Fingerprint {
  const readings = new Map<string, Reading>();
  const rules = marks.map(({ name, selector, property, isVeil, isDecorative }, index) => {
    const [red, green, blue] = channels(index);
    const alpha = isVeil ? veil : 1;
    readings.set(`${red},${green},${blue},${alpha}`, { kind: 'paint', name, isVeil, isDecorative });
    return `${selector} { ${property}: rgb(${red} ${green} ${blue} / ${alpha}) !important; }`;
  });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    [
      '*, ::before, ::after { transition: none !important; animation: none !important; pointer-events: auto !important; }',
      ...rules,
    ].join('\n'),
  );
  const read = (computed: string): Reading => {
    const [, red, green, blue, alpha = '1'] = cssForm.exec(computed) ?? [];
    if (alpha === '0') return none;
    return readings.get(`${red},${green},${blue},${alpha}`) ?? foreign;
  };
  return { sheet, read };
}
