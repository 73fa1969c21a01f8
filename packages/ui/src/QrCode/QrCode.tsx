import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { ErrorText } from '../Field/parts.ts';
import { drawingOf } from './drawing.ts';
import * as css from './QrCode.css.ts';

export interface QrCodeProps {
  /** What a camera reads: an address, at most 2,953 bytes. Of what does not fit, or is empty, it says so. */
  readonly value: string;
  /** What it opens, for who does not see it. */
  readonly label: string;
}

/**
 * A text for cameras. It is a picture with its own black and white: cameras read dark on light, whatever the theme and
 * also on paper.
 */
export function QrCode({ value, label }: QrCodeProps) {
  const { t } = useLingui();
  const drawing = useMemo(() => drawingOf(value), [value]);
  if ('src' in drawing) return <img className={css.code} src={drawing.src} alt={label} />;
  const reasons = {
    empty: t`There is no code: the text for it is missing. Load the page again.`,
    tooLong: t`There is no code: the text is too long for one. Shorten it.`,
  };
  return (
    <div className={css.missing}>
      <span>{label}</span>
      <span className={css.reason}>
        <ErrorText>{reasons[drawing.unfit]}</ErrorText>
      </span>
    </div>
  );
}
