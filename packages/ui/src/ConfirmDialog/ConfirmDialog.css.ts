import { vars } from '@comanda/tokens/contract';
import { focusRing, line, scrollArea } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

/** The limit comes from the product: `docs/product.md §13`. */
const listLimit = '350px';

export const message = componentStyle({ margin: 0 });

export const list = componentStyle({
  ...scrollArea,
  background: vars.color.sunken,
  border: line(vars.color.border),
  borderRadius: vars.radius.control,
  boxSizing: 'border-box',
  listStyle: 'none',
  marginBlock: `${vars.space[3]} 0`,
  marginInline: 0,
  maxBlockSize: listLimit,
  outline: 'none',
  padding: 0,
  selectors: { '&:focus-visible': focusRing },
});

export const item = componentStyle({
  alignItems: 'baseline',
  display: 'flex',
  gap: vars.space[3],
  justifyContent: 'space-between',
  overflowWrap: 'anywhere',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  selectors: { '& + &': { borderBlockStart: line(vars.color.border) } },
});

export const detail = componentStyle({
  color: vars.color.fgMuted,
  flexShrink: 0,
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  maxInlineSize: '50%',
});
