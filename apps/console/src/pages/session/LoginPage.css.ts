import { globalStyle } from '@vanilla-extract/css';
import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '../../styles/pageStyle.ts';

const line = `${vars.border.thin} solid ${vars.color.border}`;
const narrow = '(max-width: 479.98px)';

export const page = pageStyle({
  background: vars.color.page,
  color: vars.color.fg,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  minBlockSize: '100dvb',
});

export const top = pageStyle({
  display: 'flex',
  gap: vars.space[1],
  justifyContent: 'flex-end',
  padding: vars.space[3],
});

export const middle = pageStyle({
  alignContent: 'center',
  display: 'grid',
  gap: vars.space[6],
  inlineSize: `min(100%, ${vars.space[16]} * 7)`,
  justifySelf: 'center',
  paddingBlock: vars.space[4],
  paddingInline: vars.space[4],
});

export const card = pageStyle({
  background: vars.color.bg,
  border: line,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.raised,
  display: 'grid',
  gap: vars.space[6],
  padding: vars.space[8],
  '@media': { [narrow]: { padding: vars.space[5] } },
});

export const heading = pageStyle({ display: 'grid', gap: vars.space[5], justifyItems: 'start' });

export const title = pageStyle({ fontSize: vars.font.size.xl, fontWeight: vars.font.weight.bold });

export const form = pageStyle({ display: 'grid', gap: vars.space[4] });

export const demo = pageStyle({ display: 'grid', gap: vars.space[1] });

export const demoTitle = pageStyle({ fontSize: vars.font.size.md, fontWeight: vars.font.weight.bold });

export const demoText = pageStyle({
  color: vars.color.fgMuted,
  fontSize: vars.font.size.sm,
  marginBlockEnd: vars.space[2],
});

export const accounts = pageStyle({
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  listStyle: 'none',
  padding: 0,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const account = pageStyle({
  alignItems: 'center',
  background: vars.color.raised,
  border: line,
  borderRadius: vars.radius.control,
  color: vars.color.fgMuted,
  cursor: 'pointer',
  display: 'flex',
  gap: vars.space[2],
  inlineSize: '100%',
  justifyContent: 'space-between',
  minBlockSize: vars.space[12],
  paddingBlock: vars.space[2],
  blockSize: '100%',
  paddingInline: vars.space[3],
  textAlign: 'start',
  selectors: {
    '&[data-hovered]': { background: vars.color.rowHover, borderColor: vars.color.borderStrong },
    '&[data-pressed]': { background: vars.color.accentSoft },
    '&[data-disabled]': { cursor: 'default', opacity: 0.6 },
    '&[data-focus-visible]': {
      outline: `${vars.border.focus} solid ${vars.color.focus}`,
      outlineOffset: `calc(${vars.space[1]} / 2)`,
    },
  },
});

export const accountText = pageStyle({ display: 'grid', minInlineSize: 0 });

export const role = pageStyle({ color: vars.color.fg, fontWeight: vars.font.weight.medium });

export const email = pageStyle({
  color: vars.color.fgMuted,
  fontSize: vars.font.size.sm,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const footer = pageStyle({
  color: vars.color.fgMuted,
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: vars.font.size.sm,
  gap: vars.space[4],
  justifyContent: 'center',
  padding: vars.space[4],
});

globalStyle(`${footer} a`, { color: vars.color.fgMuted, textUnderlineOffset: '0.2em' });
globalStyle(`${footer} a:focus-visible`, {
  borderRadius: vars.radius.control,
  outline: `${vars.border.focus} solid ${vars.color.focus}`,
  outlineOffset: vars.space[1],
});
