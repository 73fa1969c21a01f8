import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '../styles/pageStyle.ts';

const line = `${vars.border.thin} solid ${vars.color.border}`;
const truncated = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const trigger = pageStyle({ maxInlineSize: '100%', minInlineSize: 0 });
export const current = pageStyle({
  alignItems: 'center',
  display: 'flex',
  gap: vars.space[2],
  minInlineSize: 0,
});
export const name = pageStyle({
  ...truncated,
  fontWeight: vars.font.weight.medium,
  maxInlineSize: `calc(${vars.space[16]} * 4)`,
});
export const search = pageStyle({ borderBlockEnd: line, padding: vars.space[2] });
export const list = pageStyle({
  maxBlockSize: `calc(${vars.space[16]} * 5)`,
  outline: 'none',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[1],
});
export const company = pageStyle({
  alignItems: 'center',
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  display: 'flex',
  gap: vars.space[3],
  outline: 'none',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[2],
  selectors: {
    '&[data-hovered], &[data-focused]': { background: vars.color.hover },
    '&[data-pressed]': { background: vars.color.pressed },
    '&[data-focus-visible]': {
      outline: `${vars.border.focus} solid ${vars.color.focus}`,
      outlineOffset: `calc(${vars.border.focus} * -1)`,
    },
  },
});
export const words = pageStyle({ display: 'grid', flexGrow: 1, minInlineSize: 0 });
export const code = pageStyle({
  ...truncated,
  color: vars.color.fgMuted,
  fontSize: vars.font.size.sm,
});
export const nothing = pageStyle({ color: vars.color.fgMuted, padding: vars.space[3] });
export const foot = pageStyle({ borderBlockStart: line, padding: vars.space[3] });
