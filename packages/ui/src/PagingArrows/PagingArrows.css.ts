import { vars } from '@comanda/tokens/contract';
import { componentStyle } from '../styles/style.ts';

export const arrows = componentStyle({
  alignItems: 'center',
  color: vars.color.fg,
  columnGap: vars.space[2],
  display: 'inline-flex',
  fontFamily: vars.font.family,
});
export const page = componentStyle({
  fontSize: vars.font.size.lg,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.bold,
  minInlineSize: '4ch',
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
