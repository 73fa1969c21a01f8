import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';

export const trigger = pageStyle({ maxInlineSize: '100%', minInlineSize: 0 });
export const current = pageStyle({
  alignItems: 'center',
  display: 'flex',
  gap: vars.space[2],
  minInlineSize: 0,
});
/** On a phone the name is worth more than its picture. */
export const face = pageStyle({
  display: 'flex',
  '@media': { '(max-width: 599.98px)': { display: 'none' } },
});
export const name = pageStyle({ maxInlineSize: `calc(${vars.space[16]} * 4)`, minInlineSize: 0 });
