import { ColorSwatch } from 'react-aria-components/ColorSwatch';
import { classNames } from '../styles/classNames.ts';
import * as css from '../Thumbnail/Thumbnail.css.ts';

export interface SwatchProps {
  /** `#rrggbb`. */
  readonly colour: string;
  /** 24 and 80 px. */
  readonly size?: keyof typeof css.size;
}

/** A colour in the place of a picture; it is read by its name. */
export function Swatch({ colour, size = 'sm' }: SwatchProps) {
  return <ColorSwatch color={colour} className={classNames(css.frame, css.size[size])} />;
}
