import { vars } from '@comanda/tokens/contract';
import { line } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const kbd = componentStyle({
  background: vars.color.control,
  border: line('transparent'),
  borderRadius: vars.radius.mark,
  boxShadow: vars.shadow.raised,
  color: vars.color.fg,
  display: 'inline-block',
  fontFamily: vars.font.family,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.line.normal,
  minInlineSize: vars.space[5],
  paddingInline: vars.space[1],
  textAlign: 'center',
  boxSizing: 'border-box',
});
