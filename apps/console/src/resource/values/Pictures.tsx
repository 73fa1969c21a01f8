import { ColorSwatch } from 'react-aria-components/ColorSwatch';
import { asImage } from './read.ts';
import * as css from './Value.css.ts';

/** Pictures that belong together, in their order. */
export function Pictures({ values }: { readonly values: readonly unknown[] }) {
  return (
    <ul className={css.pictures}>
      {values.map((value) => {
        const image = asImage(value);
        return (
          image && (
            <li key={JSON.stringify(image)}>
              {'url' in image ? (
                <img className={css.large} src={image.url} alt="" />
              ) : (
                <ColorSwatch color={image.color} className={css.large} />
              )}
            </li>
          )
        );
      })}
    </ul>
  );
}
