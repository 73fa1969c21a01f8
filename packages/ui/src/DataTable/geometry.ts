import type { CSSProperties } from 'react';
import type { ColumnGeometry } from './columnModel.ts';
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
    [property.totalWidth]: `${geometry.totalWidth}px`,
    [property.stickyStart]: `${geometry.stickyStart}px`,
    [property.stickyEnd]: `${geometry.stickyEnd}px`,
  };
  geometry.offsets.forEach((offset, index) => {
    style[property.offset(index)] = `${offset}px`;
  });
  return style;
}

/** Where a sticky cell stops. */
export function stickyStyle(edge: 'start' | 'end' | undefined, index: number): CSSProperties | undefined {
  if (edge === undefined) return undefined;
  const offset = `var(${property.offset(index)})`;
  return edge === 'start' ? { insetInlineStart: offset } : { insetInlineEnd: offset };
}
