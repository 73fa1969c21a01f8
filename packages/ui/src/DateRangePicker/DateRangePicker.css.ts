import { vars } from '@comanda/tokens/contract';
import { line } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

/** Two days that are typed: below each other where they do not fit side by side. */
export const ends = componentStyle({
  alignItems: 'center',
  display: 'flex',
  flex: '1 1 auto',
  flexWrap: 'wrap',
  minInlineSize: 0,
});

export const end = componentStyle({ flex: '0 1 auto' });

export const dash = componentStyle({ color: vars.color.fgMuted, paddingInline: vars.space[1] });

const narrow = '(width < 600px)';

export const content = componentStyle({
  display: 'flex',
  minInlineSize: 0,
  '@media': { [narrow]: { flexDirection: 'column' } },
});

/** At the start side a column, above a single month a row that goes on below itself. */
export const presets = componentStyle({
  border: line(vars.color.border),
  borderBlockWidth: 0,
  borderInlineStartWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  gap: vars.space[1],
  maxInlineSize: `calc(${vars.space[16]} * 3)`,
  padding: vars.space[2],
  '@media': {
    [narrow]: {
      borderBlockEndWidth: vars.border.thin,
      borderInlineEndWidth: 0,
      flexDirection: 'row',
      flexWrap: 'wrap',
      maxInlineSize: '100%',
    },
  },
});

export const preset = componentStyle({
  justifyContent: 'flex-start',
  maxInlineSize: '100%',
  paddingBlock: vars.space[1],
  textAlign: 'start',
  whiteSpace: 'normal',
});
