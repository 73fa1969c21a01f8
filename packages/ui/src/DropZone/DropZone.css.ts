import { vars } from '@comanda/tokens/contract';
import { controlFont, line } from '../styles/rules.ts';
import { componentRecipe, componentStyle } from '../styles/style.ts';
import { dropSurface } from './dropSurface.ts';

export const zone = componentRecipe({
  ...dropSurface,
  flexDirection: 'column',
  gap: vars.space[3],
  justifyContent: 'center',
  padding: vars.space[5],
  textAlign: 'center',
  variants: {
    /** `lg` where it is what a page is for, `md` among other fields. */
    size: {
      md: {},
      lg: { minBlockSize: `calc(${vars.space[16]} * 3)` },
    },
  },
});
export type Size = keyof typeof zone.classNames.variants.size;

export const mark = componentStyle({
  alignItems: 'center',
  background: vars.color.accentSoft,
  blockSize: vars.space[12],
  borderRadius: vars.radius.full,
  color: vars.color.onAccentSoft,
  display: 'inline-flex',
  inlineSize: vars.space[12],
  justifyContent: 'center',
});

export const ways = componentStyle({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  justifyContent: 'center',
});

export const hint = componentStyle({ color: vars.color.fgMuted });

export const files = componentStyle({
  ...controlFont,
  display: 'flex',
  flexDirection: 'column',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const file = componentStyle({
  alignItems: 'start',
  borderBlockEnd: line(vars.color.border),
  columnGap: vars.space[2],
  display: 'grid',
  gridTemplateColumns: `auto minmax(0, 1fr) auto`,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[1],
});

/** As high as a line of text and as a small button, so that all of a row stand on one line. */
const oneLine = { alignItems: 'center', display: 'flex', minBlockSize: vars.size.controlSmall } as const;

export const fileMark = componentStyle({ ...oneLine, color: vars.color.fgMuted });

export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minInlineSize: 0,
});

export const nameLine = componentStyle({
  ...oneLine,
  columnGap: vars.space[3],
  flexWrap: 'wrap',
  justifyContent: 'space-between',
});

export const name = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const detail = componentStyle({
  alignItems: 'center',
  color: vars.color.fgMuted,
  display: 'inline-flex',
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  gap: vars.space[1],
});

export const failure = componentStyle({
  alignItems: 'start',
  color: vars.color.onDangerSoft,
  display: 'flex',
  flexDirection: 'column',
  fontSize: vars.font.size.sm,
  gap: vars.space[1],
  overflowWrap: 'anywhere',
  paddingBlockEnd: vars.space[1],
});

export const reason = componentStyle({ alignItems: 'start', display: 'flex', gap: vars.space[1] });
