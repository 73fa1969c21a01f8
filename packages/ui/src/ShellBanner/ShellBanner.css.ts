import { vars } from '@comanda/tokens/contract';
import { controlFont, line } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const banner = componentStyle({
  ...controlFont,
  alignItems: 'center',
  background: vars.color.warningSoft,
  borderBlockEnd: line(vars.color.warningBorder),
  boxSizing: 'border-box',
  display: 'flex',
  gap: vars.space[3],
  paddingBlock: vars.space[1],
  paddingInline: vars.space[4],
});

export const mark = componentStyle({ color: vars.color.onWarningSoft, display: 'inline-flex' });

export const text = componentStyle({
  color: vars.color.fg,
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
