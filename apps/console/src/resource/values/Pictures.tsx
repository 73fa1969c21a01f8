import { smallPicture } from '@comanda/api/pictures';
import { Swatch } from '@comanda/ui/Swatch';
import { Thumbnail } from '@comanda/ui/Thumbnail';
import { asImage } from './read.ts';
import * as css from './Value.css.ts';

/** Pictures that belong together, in their order. */
export function Pictures({ values }: { readonly values: readonly unknown[] }) {
  return (
    <ul role="list" className={css.pictures}>
      {values.map((value) => {
        const image = asImage(value);
        return (
          image && (
            <li key={JSON.stringify(image)}>
              {'url' in image ? (
                <Thumbnail size="lg" src={smallPicture(image.url)} />
              ) : (
                <Swatch size="lg" colour={image.color} />
              )}
            </li>
          )
        );
      })}
    </ul>
  );
}
