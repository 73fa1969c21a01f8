import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compile } from './compiler/outputs.ts';
import { readSources } from './compiler/sources.ts';
import { vars } from './generated/contract.ts';
import { themes } from './themes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const outputs = compile(readSources(`${root}src`));
const built = (path: string): string => outputs.get(path) ?? '';
const themeFiles = [...outputs.keys()].filter((path) => path.startsWith('dist/themes/'));
const checkedIn = [...outputs].filter(([path]) => !path.startsWith('dist/'));

function declared(css: string): Set<string> {
  return new Set(css.match(/--cmd-[a-z0-9-]+(?=:)/g));
}

function used(css: string): readonly string[] {
  return [...css.matchAll(/var\((--cmd-[a-z0-9-]+)\)/g)].flatMap(([, name]) => name ?? []);
}

describe('generated files', () => {
  it.each(checkedIn)('%s is what the sources say (npm run tokens)', (path, text) => {
    expect(readFileSync(root + path, 'utf8') === text, `${path} is stale`).toBe(true);
  });

  it('are all there is', () => {
    const found = readdirSync(`${root}src/generated`, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length).replaceAll('\\', '/'));
    const expected = checkedIn.map(([path]) => path).filter((path) => path.startsWith('src/generated/'));
    expect(found.sort()).toEqual(expected.sort());
  });
});

describe('theme files', () => {
  it.each(themeFiles)('%s stays within 2.2 kB gzip', (path) => {
    expect(gzipSync(built(path)).length).toBeLessThanOrEqual(2200);
  });

  it.each(themeFiles)('%s holds custom properties of ours and nothing that loads or runs', (path) => {
    const allowed =
      /^(?:|@layer reset, tokens, components, overrides;|@layer tokens \{|\[data-theme='\w+'\] \{|\}|  --cmd-[a-z0-9-]+: (?:light-dark\(#[0-9a-f]+, #[0-9a-f]+\)|#[0-9a-f]+|var\(--cmd-[a-z-]+\));)$/;
    const lines = built(path).trimEnd().split('\n');
    expect(lines.filter((line) => !allowed.test(line))).toEqual([]);
  });

  it('exist for all themes and the probe', () => {
    const codes = themeFiles.map((path) => /(\w+)\.css$/.exec(path)?.[1]);
    expect(new Set(codes)).toEqual(new Set([...themes.map(({ code }) => code.toLowerCase()), 'probe']));
  });
});

describe('custom properties', () => {
  const base = built('dist/base.css');
  it.each(themeFiles)('that the contract, the base or %s refer to are all declared', (path) => {
    const theme = built(path);
    const known = new Set([...declared(base), ...declared(theme)]);
    const wanted = [...used(JSON.stringify(vars)), ...used(base), ...used(theme)];
    expect(wanted.filter((name) => !known.has(name))).toEqual([]);
  });

  it('are declared by a theme only where something refers to them', () => {
    const wanted = new Set([...used(JSON.stringify(vars)), ...used(base)]);
    const spare = [...declared(built('dist/themes/a.css'))].filter((name) => !wanted.has(name));
    expect(spare).toEqual([]);
  });

  it.each(['dist/base.css', ...themeFiles])('of %s fall into layers whose order stands first', (path) => {
    expect(built(path).startsWith('@layer reset, tokens, components, overrides;')).toBe(true);
  });

  it('of movement are all 0 ms for people who want less of it', () => {
    const [, reduced = ''] = base.split('@media (prefers-reduced-motion: reduce)');
    const [block] = reduced.split('\n  }\n');
    expect(block).toContain('--cmd-motion-press: 1;');
    expect(block?.match(/--cmd-motion-\w+: 0ms;/g)).toHaveLength(6);
  });
});
