import * as layout from '../app/layout.css.ts';

export const page = layout.page[5];
