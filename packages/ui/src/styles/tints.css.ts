import { vars } from '@comanda/tokens/contract';
import { componentStyle } from './style.ts';

/** Grounds that tell one thing from the next and mean nothing, each with what is written on it. */
export const tints = ([1, 2, 3, 4, 5, 6, 7, 8] as const).map((step) =>
  componentStyle(
    { background: vars.color[`tint${step}`], color: vars.color[`onTint${step}`] },
    `tint_${step}`,
  ),
);
