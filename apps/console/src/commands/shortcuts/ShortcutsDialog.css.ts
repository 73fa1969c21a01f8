import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';
import * as layout from '../../app/layout.css.ts';

export const sheet = layout.stack[5];
export const keys = pageStyle({ display: 'inline-flex', gap: vars.space[1] });
