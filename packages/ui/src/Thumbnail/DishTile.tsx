import { classNames } from '../styles/classNames.ts';
import { tints } from '../styles/tints.css.ts';
import { dishes, type DishKind } from './dishes.ts';
import * as css from './DishTile.css.ts';

export interface DishTileProps {
  readonly kind: DishKind;
  /** Which of the eight, from 0. */
  readonly tint: number;
}

/** A dish in the two tones of a tint, on that tint. */
export function DishTile({ kind, tint }: DishTileProps) {
  const { mark, ink } = dishes[kind];
  return (
    <span className={classNames(css.tile, tints[tint])}>
      <svg className={css.drawing} viewBox="0 0 48 48" aria-hidden="true">
        <path className={css.marks[tint]} d={mark.join('')} />
        <path className={css.ink} d={ink.join('')} />
      </svg>
    </span>
  );
}
