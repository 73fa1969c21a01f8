import type { CSSProperties } from 'react';
import type { ColumnGeometry } from './columnModel.ts';
import { lengthOf } from './length.ts';
import { property } from './property.ts';

// React's types know no custom properties. They are set by CSSOM, so the content policy holds.
declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}

/** The custom properties of the grid: widths change here and nowhere else, so that no row renders when a column is resized. */
export function geometryStyle(geometry: ColumnGeometry): CSSProperties {
  const style: CSSProperties = {
    [property.template]: geometry.template,
    [property.totalWidth]: lengthOf(geometry.totalWidth),
    [property.stickyStart]: lengthOf(geometry.stickyStart),
    [property.stickyEnd]: lengthOf(geometry.stickyEnd),
  };
  geometry.offsets.forEach((offset, index) => {
    style[property.offset(index)] = lengthOf(offset);
  });
  return style;
}

/** Where a sticky cell stops. */
export function stickyStyle(edge: 'start' | 'end' | undefined, index: number): CSSProperties | undefined {
  if (edge === undefined) return undefined;
  const offset = `var(${property.offset(index)})`;
  return edge === 'start' ? { insetInlineStart: offset } : { insetInlineEnd: offset };
}
