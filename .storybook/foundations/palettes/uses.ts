import { catalogue } from '../catalogue.ts';

/** The themes that wear a ramp, for the name under which they do: `brand` of A and B. */
export interface Wearing {
  readonly name: string;
  readonly themes: readonly string[];
}

export function wearings(ramp: string): readonly Wearing[] {
  const found = new Map<string, string[]>();
  for (const { theme, mode, ramps } of catalogue.variants) {
    // Both modes of a theme wear the same.
    if (mode === 'dark') continue;
    for (const [name, worn] of Object.entries(ramps)) {
      if (worn === ramp) found.set(name, [...(found.get(name) ?? []), theme]);
    }
  }
  return [...found].map(([name, themes]) => ({ name, themes }));
}

/** A colour that is a step: its path, and the themes where it is, by mode. */
export interface Use {
  readonly path: string;
  readonly light: readonly string[];
  readonly dark: readonly string[];
}

/** What a step of a ramp is in all themes. */
export function usesOf(ramp: string, step: string): readonly Use[] {
  const uses = new Map<string, { light: string[]; dark: string[] }>();
  for (const { theme, mode, ramps, steps } of catalogue.variants) {
    for (const [path, origin] of Object.entries(steps)) {
      const [name = '', at] = origin.split('.');
      if (at !== step || ramps[name] !== ramp) continue;
      const use = uses.get(path) ?? { light: [], dark: [] };
      use[mode].push(theme);
      uses.set(path, use);
    }
  }
  return [...uses].map(([path, use]) => ({ path, ...use }));
}
