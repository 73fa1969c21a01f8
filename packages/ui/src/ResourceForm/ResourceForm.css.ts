import { globalStyle } from '@vanilla-extract/css';
import { vars } from '@comanda/tokens/contract';
import { components } from '../styles/layers.css.ts';
import { controlFont, line } from '../styles/rules.ts';
import { componentStyle, componentStyles } from '../styles/style.ts';
import type { SaveStatus } from './FormActions.tsx';

export const form = componentStyle({
  ...controlFont,
  color: vars.color.fg,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  maxInlineSize: `calc(${vars.space[16]} * 15)`,
});

export const notice = componentStyle({ minInlineSize: 0 });

export const sectionText = componentStyle({
  color: vars.color.fgMuted,
  margin: 0,
  marginBlockEnd: vars.space[4],
  overflowWrap: 'anywhere',
});

export const cell = componentStyle({ minInlineSize: 0 });

export const wide = componentStyle({ gridColumn: '1 / -1', minInlineSize: 0 });

export const actions = componentStyle({
  alignItems: 'center',
  background: vars.color.page,
  borderBlockStart: line(vars.color.border),
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  insetBlockEnd: 0,
  paddingBlock: vars.space[3],
  position: 'sticky',
  zIndex: vars.layer.sticky,
  '@media': { print: { display: 'none' } },
});

// A field that the focus comes to lies above the bar, also where that takes two lines.
globalStyle(`${form} :focus`, {
  '@layer': { [components]: { scrollMarginBlockEnd: `calc(${vars.size.control} * 2 + ${vars.space[8]})` } },
});

export const actionGroup = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const status = componentStyle({
  alignItems: 'center',
  display: 'flex',
  flexGrow: 1,
  fontSize: vars.font.size.sm,
  gap: vars.space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const statusTone = componentStyles<SaveStatus['kind']>({
  clean: { color: vars.color.fgMuted },
  dirty: { color: vars.color.fgMuted },
  saving: { color: vars.color.fgMuted },
  saved: { color: vars.color.onSuccessSoft },
  failed: { color: vars.color.onDangerSoft },
});
