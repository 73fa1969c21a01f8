import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';
import * as layout from '../../app/layout.css.ts';

export const page = layout.stack[5];
export const search = pageStyle({ inlineSize: `min(100%, calc(${vars.space[16]} * 5))` });
