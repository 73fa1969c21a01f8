import type { ColorRole } from '../generated/contract.ts';

/** Why roles need no contrast. */
export interface Waiver {
  readonly roles: readonly ColorRole[];
  readonly reason: string;
}

/**
 * Roles whose lines and shapes carry no meaning (WCAG 2.2, 1.4.11). As text, or as ground of what means something, they
 * are measured like any other.
 */
export const decorative: readonly Waiver[] = [
  {
    roles: ['border', 'accentBorder', 'dangerBorder', 'warningBorder', 'successBorder', 'infoBorder'],
    reason:
      'groups what its place or its tint groups already; fields and what is ticked are outlined in borderField',
  },
  {
    roles: [
      'bg',
      'page',
      'frame',
      'chip',
      'raised',
      'sunken',
      'overlay',
      'field',
      'rowHover',
      'rowSelected',
      'navBg',
      'topbarBg',
    ],
    reason: 'a ground: what lies on it is told from it, it need not be told from its surroundings',
  },
  {
    roles: ['navHover'],
    reason: 'as a line it only follows the indent of the entries below an entry',
  },
  {
    roles: ['ring', 'gleam'],
    reason: 'parts of a shadow: a card is told by what stands in it, a plain button by its words or its icon',
  },
  {
    roles: ['accentEdge'],
    reason: 'shows only where a fill needs it; either of the two is measured',
  },
  {
    roles: ['skeleton'],
    reason: 'stands in place of what loads, which is said in words',
  },
];

/** Roles that are in no pair that is measured. */
export const unmeasured: readonly Waiver[] = [
  {
    roles: ['fgDisabled'],
    reason: 'WCAG exempts what cannot be used; that it never colours anything else is measured',
  },
  { roles: ['shadow'], reason: 'lies around what floats, never under or over what one reads' },
  { roles: ['scrim'], reason: 'a veil over what cannot be used while a dialog is open' },
];

/** Roles whose lines and shapes need no contrast. */
export const decorativeRoles: ReadonlySet<string> = new Set(decorative.flatMap(({ roles }) => roles));
