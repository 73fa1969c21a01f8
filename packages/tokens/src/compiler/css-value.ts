import { cssHex } from './color.ts';
import { referenceTo } from './names.ts';
import type { Length, Value } from './value.ts';

/** A value as it stands in a stylesheet. */
export function cssValue(value: Value): string {
  switch (value.type) {
    case 'color':
      return cssHex(value);
    case 'dimension':
      return cssLength(value);
    case 'duration':
      return `${value.milliseconds}ms`;
    case 'number':
    case 'fontWeight':
      return String(value.value);
    case 'fontFamily':
      return value.families.map((family) => (/[^a-z-]/i.test(family) ? `'${family}'` : family)).join(', ');
    case 'cubicBezier':
      return `cubic-bezier(${value.points.join(', ')})`;
    default:
      return value.layers
        .map(({ offsets, color, isInset }) =>
          [...(isInset ? ['inset'] : []), ...offsets.map(cssLength), referenceTo(color)].join(' '),
        )
        .join(', ');
  }
}

function cssLength({ value, unit }: Length): string {
  return value === 0 ? '0px' : `${value}${unit}`;
}
