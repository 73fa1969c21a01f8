import { useMemo } from 'react';
import encode from 'qr';
import * as css from './QrCode.css.ts';

export interface QrCodeProps {
  /** What a camera reads: an address, at most 2,900 bytes. */
  readonly value: string;
  /** What it opens, for who does not see it. */
  readonly label: string;
}

/** Modules of white around the code (ISO/IEC 18004 §9.1). */
const quiet = 4;

/** The code as a drawing with a ground of its own; a unit is a module. */
const drawingOf = (value: string): string => {
  const rows = encode(value, 'raw', { ecc: 'medium', border: quiet });
  const size = rows.length;
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="white" d="M0 0h${size}v${size}H0z"/><path d="${dark.join('')}"/></svg>`;
};

/**
 * A text for cameras. It is a picture with its own black and white: cameras read dark on light, whatever the theme and
 * also on paper.
 */
export function QrCode({ value, label }: QrCodeProps) {
  const src = useMemo(() => `data:image/svg+xml,${encodeURIComponent(drawingOf(value))}`, [value]);
  return <img className={css.code} src={src} alt={label} />;
}
