import { describe, expect, it } from 'vitest';
import { dishKind } from './dishKind.ts';

describe('the kind of a dish', () => {
  it.each([
    ['Brasa burger', 'burger'],
    ['Hamburguesa de pollo', 'burger'],
    ['Café con leche', 'coffee'],
    ['Solomillo de ternera', 'meat'],
    ['Té verde', 'coffee'],
    ['Tarta de queso', 'cake'],
    ['Patatas bravas', 'fries'],
    ['Croquetas de jamón', 'ham'],
    ['Jamón ibérico', 'ham'],
    ['Agua mineral 50 cl', 'bottle'],
    ['Pan con tomate', 'bread'],
    ['قهوة تركية', 'coffee'],
    ['شوربة عدس', 'soup'],
    ['House special', 'plate'],
    ['', 'plate'],
  ] as const)('of %s is %s', (name, kind) => {
    expect(dishKind(name)).toBe(kind);
  });
});
