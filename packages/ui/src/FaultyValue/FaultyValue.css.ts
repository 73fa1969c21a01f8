import { vars } from '@comanda/tokens/contract';
import { dangerText } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const faulty = componentStyle({
  display: 'grid',
  gap: vars.space[1],
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  paddingBlock: vars.space[1],
});

export const value = componentStyle({ overflowWrap: 'anywhere' });

export const mark = componentStyle({
  background: vars.color.dangerSoft,
  borderRadius: vars.radius.control,
  boxDecorationBreak: 'clone',
  color: vars.color.onDangerSoft,
  paddingInline: vars.space[1],
});

export const reason = componentStyle({
  alignItems: 'flex-start',
  color: dangerText,
  display: 'flex',
  fontSize: vars.font.size.sm,
  gap: vars.space[1],
  lineHeight: vars.font.line.tight,
  overflowWrap: 'anywhere',
});
