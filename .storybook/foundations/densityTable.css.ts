import { style } from '@vanilla-extract/css';
import { vars } from '@comanda/tokens/contract';
import { line } from './page.css.ts';

export const place = style({ border: line, borderRadius: vars.radius.card, overflow: 'hidden' });
export const table = style({ inlineSize: '100%', tableLayout: 'fixed' });
const box = {
  overflowWrap: 'anywhere',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
} as const;
const below = { selectors: { 'tbody tr > &': { borderBlockStart: line } } } as const;
export const first = style([box, below, { fontWeight: vars.font.weight.medium, textAlign: 'start' }]);
export const head = style([
  box,
  { color: vars.color.fgMuted, fontWeight: vars.font.weight.medium, textAlign: 'end' },
]);
export const cell = style([box, below, { fontVariantNumeric: 'tabular-nums', textAlign: 'end' }]);
