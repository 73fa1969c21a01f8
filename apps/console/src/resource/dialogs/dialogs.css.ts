import * as layout from '../../app/layout.css.ts';

/** A sentence and what it is about. */
export const stack = layout.stack[3];
