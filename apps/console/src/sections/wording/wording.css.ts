import * as layout from '../../app/layout.css.ts';

export const wording = layout.stack[5];
export const now = layout.stack[3];
