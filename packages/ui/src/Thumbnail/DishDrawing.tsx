import { dishes, type DishKind } from './dishes.ts';
import * as css from './Thumbnail.css.ts';

/** A dish in the two tones of the tint that it lies on. */
export function DishDrawing({ kind }: { readonly kind: DishKind }) {
  const { mark, ink } = dishes[kind];
  return (
    <svg className={css.drawing} viewBox="0 0 48 48" aria-hidden="true">
      <path className={css.mark} d={mark.join('')} />
      <path className={css.ink} d={ink.join('')} />
    </svg>
  );
}
