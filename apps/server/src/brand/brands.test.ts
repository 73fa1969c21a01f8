import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openBrands } from './brands.ts';

const product = fileURLToPath(new URL('../../../../packages/tokens/brands', import.meta.url));
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'comanda-brands-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Puts a brand into the folder that is lumbral under another code, with its drawings. */
const add = (code: string, change: (file: Record<string, unknown>) => object = (file) => file): void => {
  const file: Record<string, unknown> = JSON.parse(readFileSync(join(product, 'lumbral.json'), 'utf8'));
  const own = { ...file, code, name: 'Brasero', domains: [`office.${code}.example`] };
  writeFileSync(join(folder, `${code}.json`), JSON.stringify(change(own)));
  cpSync(join(product, 'logos', 'lumbral'), join(folder, 'logos', code), { recursive: true });
};
const open = (brand?: string, brandsDirectory?: string) => openBrands({ brand, brandsDirectory });

describe('the brand of a request', () => {
  test.each([
    ['lumbral.localhost', 'lumbral'],
    ['office.lumbral.example', 'lumbral'],
    ['127.0.0.1', 'default'],
    ['office.lumbral.example.attacker.example', 'default'],
    ['', 'default'],
  ])('for the host %s is %s', async (host, code) => {
    expect((await open()).of(host).code).toBe(code);
  });

  test('is the one that the server was told, whatever the host', async () => {
    const { of } = await open('lumbral');
    expect(['127.0.0.1', 'salmara.localhost'].map((host) => of(host).code)).toEqual(['lumbral', 'lumbral']);
  });

  test('may be one of a folder, with its drawings at addresses of this server', async () => {
    add('brasero');
    const { of, all } = await open(undefined, folder);
    const brand = of('office.brasero.example');
    expect(brand).toMatchObject({ code: 'brasero', name: 'Brasero' });
    expect(brand.logos.dark).toMatch(/^\/brands\/brasero\/dark\.svg\?v=[\da-f]{8}$/);
    expect(brand.drawings.dark).toEqual(readFileSync(join(product, 'logos', 'lumbral', 'dark.svg')));
    expect(of('lumbral.localhost').code).toBe('lumbral');
    expect(all.map(({ code }) => code)).toContain('brasero');
    expect((await open('brasero', folder)).of('').code).toBe('brasero');
  });
});

describe('a server does not start', () => {
  test('for a brand that is not there, and names those that are', async () => {
    await expect(open('brasero')).rejects.toThrow(/^COMANDA_BRAND is one of default, .*not "brasero"\.$/);
  });

  test('with brands that are not in order, and says every fault', async () => {
    add('brasero', (file) => ({ ...file, name: '', domains: ['office.lumbral.example'] }));
    rmSync(join(folder, 'logos', 'brasero', 'dark.svg'));
    await expect(open(undefined, folder)).rejects.toMatchObject({
      name: 'Problem',
      message: `COMANDA_BRANDS: not all brands of ${folder} are in order.
brasero.json: name is ""; write one line of up to 40 characters.
brasero.json: domains has office.lumbral.example, which belongs to the brand lumbral; take it out.
brasero.json: logos/brasero/dark.svg is missing; draw the mark for dark backgrounds.`,
    });
  });

  test('with two brands of a folder that claim one host', async () => {
    add('brasero');
    add('calera', (file) => ({ ...file, domains: ['office.brasero.example'] }));
    await expect(open(undefined, folder)).rejects.toThrow(
      'calera.json: domains has office.brasero.example, which belongs to the brand brasero; take it out.',
    );
  });

  test('with a brand in the place of one of the product', async () => {
    add('lumbral');
    await expect(open(undefined, folder)).rejects.toThrow(
      'lumbral.json: code lumbral is that of a brand which is there already; choose another.',
    );
  });

  test('with a folder that is none, or that has no brand', async () => {
    const nowhere = join(folder, 'nowhere');
    await expect(open(undefined, nowhere)).rejects.toThrow(
      `COMANDA_BRANDS names ${nowhere}, which cannot be read as a folder.`,
    );
    mkdirSync(nowhere);
    await expect(open(undefined, nowhere)).rejects.toThrow(
      `COMANDA_BRANDS names ${nowhere}, which has no brand.`,
    );
  });
});
