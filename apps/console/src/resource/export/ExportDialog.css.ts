import * as layout from '../../app/layout.css.ts';

export const parts = layout.stack[5];
