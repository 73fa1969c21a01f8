import { vars } from '@comanda/tokens/contract';
import { forcedColors, line } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

const narrow = '(max-width: 767.98px)';

export const holder = componentStyle({ overflow: 'visible', position: 'relative' });

export const count = componentStyle({
  background: vars.color.accent,
  borderRadius: vars.radius.full,
  boxSizing: 'border-box',
  color: vars.color.onAccent,
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.medium,
  insetBlockStart: `calc(${vars.space[1]} * -1)`,
  insetInlineEnd: `calc(${vars.space[1]} * -1)`,
  lineHeight: '1rem',
  minInlineSize: '1rem',
  paddingInline: vars.space[1],
  position: 'absolute',
  textAlign: 'center',
  '@media': { [forcedColors]: { border: line('CanvasText') } },
});

/** One of the icons of the bar where there is no room for words. */
export const named = componentStyle({
  flexShrink: 0,
  '@media': { [narrow]: { inlineSize: vars.size.control, justifyContent: 'center', padding: 0 } },
});

export const words = componentStyle({ '@media': { [narrow]: { display: 'none' } } });

export const countBeside = componentStyle({
  position: 'static',
  '@media': { [narrow]: { position: 'absolute' } },
});
