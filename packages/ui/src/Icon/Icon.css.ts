import { vars } from '@comanda/tokens/contract';
import { inLeftToRightWithin, inRightToLeft } from '../styles/rules.ts';
import { componentStyle, componentStyles } from '../styles/style.ts';

/** Its picture stays inside by itself: a clip of its own would be one more layer for each of hundreds. */
export const icon = componentStyle({
  display: 'inline-block',
  flexShrink: 0,
  overflow: 'visible',
  verticalAlign: 'middle',
});

export const mirrored = componentStyle({
  selectors: {
    [inRightToLeft]: { transform: 'scaleX(-1)' },
    [inLeftToRightWithin]: { transform: 'none' },
  },
});

export const filled = componentStyle({ fill: 'currentColor' });

export const size = componentStyles({
  sm: { inlineSize: vars.font.size.md, blockSize: vars.font.size.md },
  md: { inlineSize: vars.size.icon, blockSize: vars.size.icon },
  lg: { inlineSize: '1.25rem', blockSize: '1.25rem' },
  xl: { inlineSize: '2rem', blockSize: '2rem' },
});
