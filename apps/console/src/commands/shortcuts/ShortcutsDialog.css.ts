import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';

export const sheet = pageStyle({ display: 'grid', gap: vars.space[5] });
export const keys = pageStyle({ display: 'inline-flex', gap: vars.space[1] });
