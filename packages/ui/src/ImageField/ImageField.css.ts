import { vars } from '@comanda/tokens/contract';
import { dropSurface } from '../DropZone/dropSurface.ts';
import { line } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const zone = componentStyle({
  ...dropSurface,
  flexWrap: 'wrap',
  gap: vars.space[4],
  padding: vars.space[4],
});

export const preview = componentStyle({
  alignItems: 'center',
  background: vars.color.field,
  blockSize: `calc(${vars.space[10]} * 2)`,
  border: line(vars.color.border),
  borderRadius: vars.radius.control,
  boxSizing: 'border-box',
  color: vars.color.fgSubtle,
  display: 'inline-flex',
  flexShrink: 0,
  forcedColorAdjust: 'none',
  inlineSize: `calc(${vars.space[10]} * 2)`,
  justifyContent: 'center',
  overflow: 'hidden',
});

export const picture = componentStyle({ blockSize: '100%', inlineSize: '100%', objectFit: 'contain' });

export const side = componentStyle({
  display: 'flex',
  flex: '1 1 0',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: `calc(${vars.space[16]} * 3)`,
});

export const hint = componentStyle({ color: vars.color.fgMuted, fontSize: vars.font.size.sm, margin: 0 });

export const buttons = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const instead = componentStyle({ marginBlockStart: vars.space[2] });
