import { describe, expect, it } from 'vitest';
import { resolveTokens } from './resolve.ts';
import { mergeSets, readTokens, type JsonObject } from './tree.ts';

const red = { $value: { colorSpace: 'oklch', components: [0.6, 0.2, 25], hex: '#d8383d' } };
const blue = { $value: { colorSpace: 'oklch', components: [0.5, 0.2, 262], hex: '#1b57d1' } };
const resolve = (...sets: JsonObject[]) => resolveTokens(readTokens(mergeSets(sets)));

describe('reading token documents', () => {
  it('lays a later set over an earlier one, token by token', () => {
    const tokens = resolve({ a: { $type: 'color', x: red, y: red } }, { a: { y: blue } });
    expect(tokens.get('a.x')?.value).toMatchObject({ hex: '#d8383d' });
    expect(tokens.get('a.y')?.value).toMatchObject({ hex: '#1b57d1' });
  });

  it('copies an extended group with its type, and lets own tokens win', () => {
    const tokens = resolve({
      base: { $type: 'color', warm: { 1: red, 2: red } },
      ramp: { brand: { $extends: '{base.warm}', 2: { ...blue, $type: 'color' } } },
    });
    expect(tokens.get('ramp.brand.1')?.value).toMatchObject({ hex: '#d8383d' });
    expect(tokens.get('ramp.brand.2')?.value).toMatchObject({ hex: '#1b57d1' });
  });

  it('follows aliases and remembers the way', () => {
    const tokens = resolve({
      $type: 'color',
      base: { 1: red },
      role: { fg: { $value: '{base.1}' }, link: { $value: '{role.fg}' } },
    });
    expect(tokens.get('role.link')).toMatchObject({ via: ['role.fg', 'base.1'], value: { hex: '#d8383d' } });
  });

  it.each([
    ['an alias to nothing', { $type: 'color', a: { $value: '{b}' } }, 'a refers to b, which does not exist'],
    [
      'a circle of aliases',
      { $type: 'color', a: { $value: '{b}' }, b: { $value: '{a}' } },
      'refers to itself',
    ],
    ['a group that extends nothing', { a: { $extends: '{b}' } }, 'a extends b, which does not exist'],
    ['a group that extends itself', { a: { $extends: '{b}' }, b: { $extends: '{a}' } }, 'extends itself'],
    ['a missing type', { a: { $value: 1 } }, 'a has no $type'],
    ['an unknown type', { a: { $type: 'gradient', $value: [] } }, 'gradient'],
    [
      'a colour without hexadecimal form',
      { a: { $type: 'color', $value: { colorSpace: 'oklch', components: [0.5, 0, 0] } } },
      'a is not a valid color',
    ],
    [
      'a length without unit',
      { a: { $type: 'dimension', $value: { value: 4 } } },
      'a is not a valid dimension',
    ],
  ] as const)('refuses %s', (_, document, message) => {
    expect(() => resolve(document)).toThrow(message);
  });
});
