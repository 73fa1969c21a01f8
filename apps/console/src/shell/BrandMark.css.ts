import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';

export const tile = pageStyle({ blockSize: vars.space[6], inlineSize: vars.space[6] });
export const name = pageStyle({ '@media': { '(max-width: 991.98px)': { display: 'none' } } });
