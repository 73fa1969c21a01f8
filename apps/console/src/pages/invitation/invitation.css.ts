import * as layout from '../../app/layout.css.ts';

export const stack = layout.stack[3];
