import { pageStyle } from '@comanda/ui/page-style';
import * as layout from '../../app/layout.css.ts';

export const page = layout.page[5];
export const stack = layout.stack[4];
export const code = pageStyle({ display: 'grid', justifyItems: 'center' });
