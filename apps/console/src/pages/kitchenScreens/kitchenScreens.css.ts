import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';
import * as layout from '../../app/layout.css.ts';

export const page = layout.page[5];
export const stack = pageStyle({ display: 'grid', gap: vars.space[1], justifyItems: 'start' });
