import encode, { type ErrorCorrection } from 'qr';

/** Modules of white around the code (ISO/IEC 18004 §9.1). */
const QUIET = 4;

/** Bytes that the largest code holds, by how much of it may be lost: 15 % and 7 % (ISO/IEC 18004, table 7). */
const ROOM = { medium: 2_331, low: 2_953 } as const;

/** Why a text is in no code. */
export type Unfit = 'empty' | 'tooLong';

/** The code as an address of a drawing with a ground of its own; a unit is a module. Or why there is none. */
export function drawingOf(value: string): { readonly src: string } | { readonly unfit: Unfit } {
  const bytes = new TextEncoder().encode(value).length;
  if (bytes === 0) return { unfit: 'empty' };
  if (bytes > ROOM.low) return { unfit: 'tooLong' };
  return {
    src: `data:image/svg+xml,${encodeURIComponent(svgOf(value, bytes > ROOM.medium ? 'low' : 'medium'))}`,
  };
}

function svgOf(value: string, ecc: ErrorCorrection): string {
  const rows = encode(value, 'raw', { ecc, border: QUIET });
  const size = rows.length;
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="white" d="M0 0h${size}v${size}H0z"/><path d="${dark.join('')}"/></svg>`;
}
