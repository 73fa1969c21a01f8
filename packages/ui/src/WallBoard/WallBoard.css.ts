import { vars } from '@comanda/tokens/contract';
import { globalStyle } from '@vanilla-extract/css';
import { figures as tabular, line, tracked } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

const wide = '(min-width: 64rem)';

export const board = componentStyle({
  background: vars.color.bg,
  boxSizing: 'border-box',
  color: vars.color.fg,
  display: 'grid',
  fontFamily: vars.font.family,
  fontSize: vars.font.size.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  lineHeight: vars.font.line.normal,
  minBlockSize: '100dvh',
  overflow: 'clip',
  padding: '1.5rem',
});
/** Text and controls grow with the screen, and with them whatever component stands on it. */
globalStyle(`:root:has(${board})`, { fontSize: 'max(100%, min(1.25vw, 2.3vh))' });

export const moved = componentStyle({
  alignContent: 'start',
  display: 'grid',
  gap: '1.25rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { alignContent: 'stretch', gridTemplateRows: 'auto auto minmax(0, 1fr)' } },
});
export const head = componentStyle({
  alignItems: 'start',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem 1.5rem',
  justifyContent: 'space-between',
});
export const words = componentStyle({ minInlineSize: 0 });
export const title = componentStyle({
  ...tracked('title'),
  fontSize: vars.font.size.xl,
  fontWeight: vars.font.weight.title,
  lineHeight: vars.font.line.tight,
  margin: 0,
  overflowWrap: 'anywhere',
});
export const about = componentStyle({ color: vars.color.fgMuted, overflowWrap: 'anywhere' });
export const aside = componentStyle({
  alignItems: 'center',
  color: vars.color.fgMuted,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem 1rem',
});
export const figures = componentStyle({
  alignItems: 'end',
  borderBlockEnd: line(vars.color.border),
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1rem 2.5rem',
  justifyContent: 'space-between',
  margin: 0,
  paddingBlockEnd: '1.25rem',
});
export const first = componentStyle({ flexGrow: 1, minInlineSize: 0 });
export const figure = componentStyle({ minInlineSize: 0 });
export const label = componentStyle({ color: vars.color.fgMuted });
const largeFigure = {
  ...tabular,
  ...tracked('display'),
  fontWeight: vars.font.weight.title,
  lineHeight: vars.font.line.display,
  margin: 0,
  overflowWrap: 'anywhere',
} as const;
export const largest = componentStyle({ ...largeFigure, fontSize: 'clamp(2.5rem, 12vw, 5.5rem)' });
export const value = componentStyle({ ...largeFigure, fontSize: 'clamp(1.75rem, 6vw, 2.75rem)' });
export const note = componentStyle({
  alignItems: 'baseline',
  color: vars.color.fgMuted,
  columnGap: '0.5rem',
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
});
/** The first has what the others leave: how the day goes. All of them reach down to the edge. */
export const parts = componentStyle({
  alignItems: 'stretch',
  display: 'grid',
  gap: '1.25rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 0,
  '@media': {
    [wide]: {
      gridAutoColumns: 'minmax(0, 18rem)',
      gridAutoFlow: 'column',
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
  },
});
