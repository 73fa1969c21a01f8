import { resourceCalls } from '@comanda/api/calls';
import { department } from '@comanda/api/areas/sales/department';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { openCompany } from '../bench/fill.ts';
import { usePlatform } from '../support/usePlatform.ts';

/*
 * Searching finds a text anywhere, in any alphabet and however short, without regard to case (docs/product.md §6.2.4):
 * what an index makes of it must be what comparing each text would find.
 */
const platform = usePlatform();
const texts = [
  'Té verde',
  'TÉ NEGRO',
  'tortilla española',
  'Café au lait',
  'قهوة عربية',
  'شاي بالنعناع',
  '拉面 拉',
  'ラーメン',
  'Борщ УКРАИНСКИЙ',
  'ΟΔΟΣ ΑΘΗΝΑΣ',
  'οδός ασα',
  'İstanbul ışık',
  'Straße GROSSE',
  '🍕🍕 pizza 🍷',
  'cafe\u0301 zwei',
  'ข้าวผัด',
  `l'eau "d'or" \\ 50% _x_`,
  `a:* & !b | (c) <-> '' \\' %%`,
];
const codeOf = (index: number): string => `N${index + 1}`;
const fold = (text: string): string => text.toLowerCase().replaceAll('ς', 'σ');

let idCompany = '';
beforeAll(async () => {
  const { pool } = platform();
  idCompany = await openCompany(pool, 'SEARCHED');
  await pool.query(`update department set status = 'D' where id_company = $1`, [idCompany]);
  await pool.query(
    `insert into department (id_company, id, code, names, "order", status)
     select $1, gen_random_uuid(), 'N' || n, jsonb_build_object('es-ES', text), 900000 + n, 'A'
     from unnest($2::text[]) with ordinality given (text, n)`,
    [idCompany, texts],
  );
});

it('finds what each text holds, in every alphabet', async () => {
  const { call } = await platform().as('owner');
  const part = fc
    .record({ text: fc.constantFrom(...texts), from: fc.nat(30), length: fc.integer({ min: 1, max: 8 }) })
    .map(({ text, from, length }) => {
      const characters = text.match(/./gsu) ?? [];
      return characters
        .slice(from % characters.length)
        .slice(0, length)
        .join('')
        .trim();
    })
    .filter((asked) => asked !== '');
  const spelled = fc.tuple(part, fc.constantFrom('toLowerCase', 'toUpperCase', 'toString'));
  await fc.assert(
    fc.asyncProperty(spelled, async ([asked, as]) => {
      const search = asked[as]();
      const holds = (text: string): boolean => fold(text).includes(fold(search));
      for (const [looked, held] of [
        [{ search }, texts.filter((text, index) => holds(text) || holds(codeOf(index)))],
        [{ whereExtra: { field: 'names', operator: 'like', value: search } }, texts.filter(holds)],
      ] as const) {
        const { data } = await call(resourceCalls(department).list, {
          data: { idCompany, limit: 100, ...looked },
        });
        const found = new Set(data.elements.map(({ code }) => code));
        expect(
          texts.filter((_, index) => found.has(codeOf(index))),
          search,
        ).toEqual(held);
      }
    }),
    { numRuns: 100 },
  );
});
