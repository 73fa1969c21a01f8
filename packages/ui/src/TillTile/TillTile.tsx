import { Swatch } from '../Swatch/index.ts';
import { Thumbnail } from '../Thumbnail/index.ts';
import * as css from './TillTile.css.ts';

export interface TillTileProps {
  /** What the till calls it. */
  readonly name: string;
  /** As the till writes it; left out where it has none. */
  readonly price?: string | undefined;
  /** Where its picture is. */
  readonly src?: string | undefined;
  /** `#rrggbb`, in place of a picture. Without either it is drawn by its name. */
  readonly colour?: string | undefined;
  /** Takes the whole width of its place, as a key among others does. */
  readonly isWide?: boolean;
}

/** A dish as the key of a till shows it. It is looked at and not pressed. */
export function TillTile({ name, price, src, colour, isWide = false }: TillTileProps) {
  return (
    <div className={css.tile({ isWide })}>
      {colour !== undefined && src === undefined ? (
        <Swatch size="lg" colour={colour} />
      ) : (
        <Thumbnail size="lg" src={src} dish={name} />
      )}
      <bdi className={css.name}>{name}</bdi>
      <bdi className={css.price}>{price}</bdi>
    </div>
  );
}
