import { vars } from '@comanda/tokens/contract';
import { focusRing, forcedColors, hairSpace, line } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const swatches = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] });

export const choice = componentStyle({
  alignItems: 'center',
  border: `${vars.border.focus} solid transparent`,
  borderRadius: vars.radius.full,
  boxSizing: 'border-box',
  cursor: 'pointer',
  display: 'inline-flex',
  justifyContent: 'center',
  minBlockSize: vars.size.controlSmall,
  minInlineSize: vars.size.controlSmall,
  outline: 'none',
  padding: hairSpace,
  selectors: {
    '&[data-selected]': { borderColor: vars.color.fg },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { cursor: 'default' },
  },
  '@media': { [forcedColors]: { selectors: { '&[data-selected]': { borderColor: 'Highlight' } } } },
});

export const swatch = componentStyle({
  blockSize: vars.space[6],
  border: line(vars.color.border),
  borderRadius: vars.radius.full,
  boxSizing: 'border-box',
  flexShrink: 0,
  forcedColorAdjust: 'none',
  inlineSize: vars.space[6],
});

export const preview = componentStyle({
  blockSize: vars.size.icon,
  border: line(vars.color.border),
  borderRadius: vars.radius.mark,
  boxSizing: 'border-box',
  forcedColorAdjust: 'none',
  inlineSize: vars.size.icon,
});

export const hex = componentStyle({ maxInlineSize: `calc(${vars.space[16]} * 2.5)` });
