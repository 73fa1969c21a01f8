import { vars } from '@comanda/tokens/contract';
import { forcedColors, line, motionSafe } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const tooltip = componentStyle({
  background: vars.color.bg,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.overlay,
  color: vars.color.fg,
  fontFamily: vars.font.family,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.line.tight,
  maxInlineSize: `calc(${vars.space[16]} * 4)`,
  outline: 'none',
  overflowWrap: 'anywhere',
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': {
    [motionSafe]: { transition: `opacity ${vars.motion.quick} ${vars.motion.ease}` },
    [forcedColors]: { border: line('CanvasText') },
  },
});
