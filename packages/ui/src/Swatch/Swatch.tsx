import { useLingui } from '@lingui/react/macro';
import { ColorSwatch } from 'react-aria-components/ColorSwatch';
import { hexColour } from '../ColourField/hex.ts';
import { FaultyValue } from '../FaultyValue/index.ts';
import { quoted } from '../Field/quoted.ts';
import * as css from '../Thumbnail/Thumbnail.css.ts';

export interface SwatchProps {
  /** `#rrggbb`. What is no colour is shown as it is, and called so. */
  readonly colour: string;
  /** 24 and 80 px, or as wide as its place. */
  readonly size?: css.Size;
}

/** A colour in the place of a picture; it is read by its name. */
export function Swatch({ colour, size = 'sm' }: SwatchProps) {
  const { t } = useLingui();
  const hex = hexColour(colour);
  if (hex === null) return <FaultyValue reason={t`Not a colour`}>{quoted(colour)}</FaultyValue>;
  return <ColorSwatch color={hex} className={css.frame({ size })} />;
}
