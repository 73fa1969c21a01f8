import { describe, expect, it } from 'vitest';
import { resolveTokens } from './resolve.ts';
import { themeStylesheet } from './theme-css.ts';
import { mergeSets, readTokens, type JsonObject } from './tree.ts';

const colour = (hex: string, alpha = 1) => ({
  $value: { colorSpace: 'oklch', components: [0.5, 0, 0], alpha, hex },
});
const ramps = {
  base: { $type: 'color', ink: colour('#111111'), paper: colour('#ffffff'), veil: colour('#000000', 0.2) },
};
const resolve = (roles: JsonObject) => resolveTokens(readTokens(mergeSets([ramps, roles])));

describe('a theme stylesheet', () => {
  const light = resolve({
    ground: { $type: 'color', fg: { $value: '{base.ink}' }, hover: { $value: '{base.veil}' } },
    scope: { $type: 'color', nav: { fg: { $value: '{ground.fg}' } } },
  });
  const dark = resolve({
    ground: { $type: 'color', fg: { $value: '{base.paper}' }, hover: { $value: '{base.veil}' } },
    scope: { $type: 'color', nav: { fg: { $value: '{ground.fg}' } } },
  });
  const css = themeStylesheet('X', light, dark);

  it('holds both modes of a role', () => {
    expect(css).toContain('--cmd-ground-fg: light-dark(#111, #fff);');
  });

  it('writes a value once where the modes agree', () => {
    expect(css).toContain('--cmd-ground-hover: #0003;');
  });

  it('refers to another role instead of repeating it', () => {
    expect(css).toContain('--cmd-scope-nav-fg: var(--cmd-ground-fg);');
  });

  it('keeps the ramps to itself', () => {
    expect(css).not.toContain('base');
  });

  it('refuses a role that one mode lacks', () => {
    expect(() => themeStylesheet('X', light, resolve({}))).toThrow(
      'ground.fg has no value in the dark mode of theme X',
    );
  });
});
