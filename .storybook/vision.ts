import { visionMatrices, type Deficiency } from '@comanda/tokens/vision';

export interface Sight {
  readonly code: string;
  readonly name: string;
  /** The primitives of an SVG filter. Colours are mixed in linear light. */
  readonly filter: string;
}

const rows = [0, 3, 6] as const;
const matrixOf = (deficiency: Deficiency): string =>
  rows
    .map((row) => [...visionMatrices[deficiency].slice(row, row + 3), 0, 0].join(' '))
    .concat('0 0 0 1 0')
    .join(' ');
const coloured = (code: Deficiency, name: string): Sight => ({
  code,
  name,
  filter: `<feColorMatrix type="matrix" values="${matrixOf(code)}"/>`,
});
/** Every channel towards the middle: what is left of a contrast of 4.5 is about 2. */
const faded = ['R', 'G', 'B']
  .map((channel) => `<feFunc${channel} type="linear" slope="0.5" intercept="0.25"/>`)
  .join('');

/** By whose eyes a page can be seen in the workbench: the ones by which colours are proven, and two that all of us know. */
export const sights: readonly Sight[] = [
  coloured('protanopia', 'Protanopia (no red)'),
  coloured('deuteranopia', 'Deuteranopia (no green)'),
  coloured('tritanopia', 'Tritanopia (no blue)'),
  coloured('achromatopsia', 'Achromatopsia (no colour)'),
  { code: 'blurred', name: 'Blurred', filter: '<feGaussianBlur stdDeviation="2"/>' },
  {
    code: 'lowContrast',
    name: 'Low contrast',
    filter: `<feComponentTransfer color-interpolation-filters="sRGB">${faded}</feComponentTransfer>`,
  },
];

const holder = 'workbench-sight';

/**
 * Shows the whole page as these eyes see it. The filter is on the root: on any other element it would hold what is fixed
 * to the window, dialogs and messages.
 */
export function seeAs(code: string): void {
  const sight = sights.find((one) => one.code === code);
  document.getElementById(holder)?.remove();
  document.documentElement.style.filter = '';
  if (!sight) return;
  document.body.append(drawn(sight));
  document.documentElement.style.filter = `url("#${holder}-${sight.code}")`;
}

function drawn({ code, filter }: Sight): Element {
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" id="${holder}" width="0" height="0" style="position:absolute" aria-hidden="true"><filter id="${holder}-${code}" x="0" y="0" width="1" height="1" color-interpolation-filters="linearRGB">${filter}</filter></svg>`;
  return document.importNode(new DOMParser().parseFromString(markup, 'image/svg+xml').documentElement, true);
}
