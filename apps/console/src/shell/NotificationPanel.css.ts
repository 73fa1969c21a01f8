import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '../styles/pageStyle.ts';

const truncated = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const section = pageStyle({
  display: 'grid',
  gap: vars.space[2],
  selectors: { '& + &': { marginBlockStart: vars.space[6] } },
});
export const heading = pageStyle({
  color: vars.color.fgMuted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
});
export const list = pageStyle({ display: 'grid', gap: vars.space[1], listStyle: 'none', padding: 0 });
export const message = pageStyle({
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  display: 'grid',
  gap: vars.space[1],
  inlineSize: '100%',
  padding: vars.space[3],
  textAlign: 'start',
  selectors: {
    '&[data-hovered]': { background: vars.color.hover },
    '&[data-focus-visible]': {
      outline: `${vars.border.focus} solid ${vars.color.focus}`,
      outlineOffset: `calc(${vars.border.focus} * -1)`,
    },
  },
});
export const title = pageStyle({ fontWeight: vars.font.weight.medium });
export const excerpt = pageStyle({ ...truncated, color: vars.color.fgMuted });
export const time = pageStyle({
  color: vars.color.fgSubtle,
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const said = pageStyle({ display: 'grid', gap: vars.space[1], paddingBlock: vars.space[2] });
export const body = pageStyle({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
