import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { contrast, cssHex, hexOf, over, rgbaOf } from './color.ts';
import { themeVariants } from './outputs.ts';
import { readSources } from './sources.ts';
import { parseResolver } from './variants.ts';

const opaque = (hex: string) => rgbaOf({ hex, alpha: 1 });

describe('colour arithmetic', () => {
  it('agrees with the contrast ratios that WCAG names', () => {
    expect(contrast(opaque('#000000'), opaque('#ffffff'))).toBeCloseTo(21, 2);
    expect(contrast(opaque('#767676'), opaque('#ffffff'))).toBeCloseTo(4.54, 2);
  });

  it('lays half-transparent black over white as a browser does', () => {
    const grey = over(rgbaOf({ hex: '#000000', alpha: 0.5 }), opaque('#ffffff'));
    expect(grey).toEqual({ red: 0.5, green: 0.5, blue: 0.5, alpha: 1 });
  });

  it('writes the shortest hexadecimal form that keeps the value', () => {
    expect(cssHex({ hex: '#ffffff', alpha: 1 })).toBe('#fff');
    expect(cssHex({ hex: '#ff0080', alpha: 1 })).toBe('#ff0080');
    expect(cssHex({ hex: '#000000', alpha: 0.2 })).toBe('#0003');
    expect(cssHex({ hex: '#0b1620', alpha: 0.05 })).toBe('#0b16200d');
  });
});

describe('ramps', () => {
  const sources = readSources(fileURLToPath(new URL('..', import.meta.url)));
  const variants = themeVariants(parseResolver(sources.resolver), sources.tokens).flatMap(
    ({ light, dark }) => [light, dark],
  );

  it('have a hexadecimal form that says what the OKLCH components say', () => {
    const steps = new Map(variants.flatMap((tokens) => [...tokens]));
    for (const { path, value } of steps.values()) {
      if (value.type !== 'color') continue;
      const [said, meant] = [opaque(value.hex), opaque(hexOf(value.components))];
      const distance = Math.max(
        Math.abs(said.red - meant.red),
        Math.abs(said.green - meant.green),
        Math.abs(said.blue - meant.blue),
      );
      expect(distance * 255, path).toBeLessThanOrEqual(1.01);
    }
  });
});
