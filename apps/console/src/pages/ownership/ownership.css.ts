import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';

export const stack = pageStyle({ display: 'grid', gap: vars.space[4] });
