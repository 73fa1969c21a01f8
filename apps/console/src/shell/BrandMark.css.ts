import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';

const narrow = '(max-width: 991.98px)';

export const tile = pageStyle({ blockSize: vars.space[6], inlineSize: vars.space[6] });
/** In place of a drawn name that has no room. */
export const tileAlone = pageStyle({
  blockSize: vars.space[6],
  display: 'none',
  inlineSize: vars.space[6],
  '@media': { [narrow]: { display: 'block' } },
});
export const name = pageStyle({ '@media': { [narrow]: { display: 'none' } } });
/** A mark with the name beside it. */
export const named = pageStyle({ alignItems: 'center', display: 'inline-flex', gap: vars.space[2] });
