import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from './catalogue.ts';
import { compile } from './compiler/outputs.ts';
import { readSources } from './compiler/sources.ts';
import { surfaces, vars } from './generated/contract.ts';
import { modes, themes } from './themes.ts';

const outputs = compile(readSources(fileURLToPath(new URL('.', import.meta.url))));
const catalogue: Catalogue = JSON.parse(outputs.get('dist/catalogue.json') ?? '');
const stepOf = (theme: string, mode: string, path: string) => {
  const variant = catalogue.variants.find((one) => one.theme === theme && one.mode === mode);
  const [name = '', step] = variant?.steps[path]?.split('.') ?? [];
  const ramp = catalogue.ramps.find((one) => one.name === variant?.ramps[name]);
  return { ramp: ramp?.name, ...ramp?.steps.find((one) => one.name === step) };
};
/** The colour that a theme's file gives in a mode. */
const inStylesheet = (theme: string, mode: string, property: string) => {
  const css = outputs.get(`dist/themes/${theme.toLowerCase()}.css`) ?? '';
  const value = new RegExp(`${property}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`).exec(css) ?? [];
  return value[3] ?? value[mode === 'light' ? 1 : 2];
};
const long = (hex = '') => (hex.length < 6 ? hex.replace(/\w/g, '$&$&') : hex);

describe('the catalogue', () => {
  it('holds every role of the contract, each with what it is for', () => {
    expect(catalogue.roles.map(({ name }) => name)).toEqual(Object.keys(vars.color));
    expect(catalogue.roles.filter(({ description }) => description === '')).toEqual([]);
  });

  it('holds every surface, theme and mode', () => {
    expect(Object.keys(catalogue.surfaces)).toEqual([...surfaces]);
    const expected = [...themes.map(({ code }) => code), 'probe'].flatMap((code) =>
      modes.map((mode) => `${code} ${mode}`),
    );
    expect(catalogue.variants.map(({ theme, mode }) => `${theme} ${mode}`)).toEqual(expected);
  });

  it.each([
    ['color.danger', '--cmd-color-danger'],
    ['ground.accent', '--cmd-ground-accent'],
    ['color.navFg', '--cmd-color-nav-fg'],
    ['color.shadow', '--cmd-color-shadow'],
  ])('leads %s to the colour of the stylesheet in every theme and mode', (path, property) => {
    for (const { theme, mode } of catalogue.variants) {
      expect(stepOf(theme, mode, path).value, `${theme} ${mode}`).toBe(
        long(inStylesheet(theme, mode, property)),
      );
    }
  });

  it('names the ramp that a theme wears', () => {
    expect(stepOf('A', 'light', 'ground.accent').ramp).toBe('lagoon');
    expect(stepOf('K', 'light', 'ground.accent').ramp).toBe('cobalt');
  });

  it('measures opaque steps on white and on black', () => {
    const paper = catalogue.ramps.find(({ name }) => name === 'paper');
    expect(paper?.steps[0]).toMatchObject({ value: '#ffffff', contrast: { white: 1, black: 21 } });
    const shade = catalogue.ramps.find(({ name }) => name === 'shade');
    expect(shade?.steps.some(({ contrast }) => contrast !== undefined)).toBe(false);
  });
});
