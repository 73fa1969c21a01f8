import * as css from './BrandPicture.css.ts';
import { Tiles } from './Tiles.tsx';

export interface BrandPictureProps {
  /** Address of the brand's own picture; without one, tiles of a kitchen's wall in the colours of the theme. */
  readonly src?: string | undefined;
}

/** Stands beside a form that is alone on its page, as large as its place. It says nothing, so nobody hears of it. */
export function BrandPicture({ src }: BrandPictureProps) {
  return (
    <div className={css.picture} data-surface="brand" aria-hidden="true">
      {src === undefined ? <Tiles /> : <img className={css.whole} src={src} alt="" />}
    </div>
  );
}
