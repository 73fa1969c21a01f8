import { style, styleVariants } from '@vanilla-extract/css';
import * as layout from '../../app/layout.css.ts';

export const words = style({ display: 'grid', minInlineSize: 0 });
export const states = layout.line[4];

export const preview = layout.stack[4];
export const stage = style({ display: 'grid', justifyItems: 'center', minInlineSize: 0 });
export const frame = style({ overflow: 'hidden', position: 'relative' });
export const alone = style({ blockSize: '100%', display: 'grid', gridTemplateRows: 'minmax(0, 1fr)' });
/** Orders, and the dishes to make beside or below them, as a monitor has them. */
export const mixed = styleVariants(
  {
    beside: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr)' },
    below: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 3fr) minmax(0, 1fr)' },
  },
  (rule) => [{ blockSize: '100%', display: 'grid' }, rule],
);
/** As large as on its screen, then made smaller as a whole from the corner where lines begin. */
export const wall = style({ insetBlockStart: 0, insetInlineStart: 0, position: 'absolute' });
