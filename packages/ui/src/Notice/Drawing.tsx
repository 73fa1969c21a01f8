import { drawings, type DrawingKind } from './drawings.ts';
import * as css from './Drawing.css.ts';

export interface DrawingProps {
  readonly kind: DrawingKind;
}

/** A drawing in two tones of the theme. What it means stands beside it in words. */
export function Drawing({ kind }: DrawingProps) {
  return (
    <svg className={css.drawing} viewBox="0 0 120 80" aria-hidden="true">
      {drawings[kind].map(([tone, paths]) => (
        <path key={`${tone} ${paths[0]}`} className={css.layer({ tone })} d={paths.join('')} />
      ))}
    </svg>
  );
}
