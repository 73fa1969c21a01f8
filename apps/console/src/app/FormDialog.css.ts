import * as layout from './layout.css.ts';

export const stack = layout.stack[4];
