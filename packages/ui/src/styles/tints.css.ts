import { createVar } from '@vanilla-extract/css';
import { vars } from '@comanda/tokens/contract';
import { componentStyle } from './style.ts';

/** The colour of a drawing on the tint around it. */
export const mark = createVar();

/** Grounds that tell one thing from the next and mean nothing, each with what is written and drawn on it. */
export const tints = ([1, 2, 3, 4, 5, 6, 7, 8] as const).map((step) =>
  componentStyle(
    {
      background: vars.color[`tint${step}`],
      color: vars.color[`onTint${step}`],
      vars: { [mark]: vars.color[`tintMark${step}`] },
    },
    `tint_${step}`,
  ),
);
