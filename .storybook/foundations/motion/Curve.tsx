import * as page from '../page.css.ts';
import * as css from './motion.css.ts';

export interface CurveProps {
  readonly name: string;
  /** `cubic-bezier(x1, y1, x2, y2)`. */
  readonly value: string;
}

const at = (x: number, y: number) => `${x * 100} ${100 - y * 100}`;

/** A curve of movement: time from start to end, way from bottom to top. */
export function Curve({ name, value }: CurveProps) {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (value.match(/[\d.]+/g) ?? []).map(Number);
  return (
    <figure className={css.curve}>
      <svg viewBox="-6 -6 112 112" className={css.drawing} role="img" aria-label={`${name}: ${value}`}>
        <rect width="100" height="100" className={css.frame} />
        <path d={`M ${at(0, 0)} L ${at(x1, y1)} M ${at(1, 1)} L ${at(x2, y2)}`} className={css.handle} />
        <path d={`M ${at(0, 0)} C ${at(x1, y1)}, ${at(x2, y2)}, ${at(1, 1)}`} className={css.path} />
      </svg>
      <figcaption>
        <span className={page.code}>{name}</span>
        <br />
        <span className={page.code}>{value}</span>
      </figcaption>
    </figure>
  );
}
