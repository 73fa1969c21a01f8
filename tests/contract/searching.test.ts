import { resourceCalls } from '@comanda/api/calls';
import { department } from '@comanda/api/areas/sales/department';
import { fold } from '@comanda/api/words';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { openCompany } from '../bench/fill.ts';
import { usePlatform } from '../support/usePlatform.ts';

/*
 * Searching finds a text anywhere, in any alphabet, however short and as people type it (docs/product.md §6.2.4): what an
 * index makes of it must be what comparing each text would find.
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
  'Jamón ibérico',
  'Jamo\u0301n\u00a0cocido',
  'JAMÓN  serrano',
  'ｊａｍｏｎ york',
  'Jalapeño Ñandú Ábaco',
  'أرز بِالحَلِيب',
  'كُشَـــري',
  'Œufs ﬁnes ½ ración',
  '50％ 100_ \\',
  `l'eau "d'or" \\ 50% _x_`,
  `a:* & !b | (c) <-> '' \\' %%`,
];
const codeOf = (index: number): string => `N${index + 1}`;

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

const found = async (data: object): Promise<string[]> => {
  const { call } = await platform().as('owner');
  const answer = await call(resourceCalls(department).list, { data: { idCompany, limit: 100, ...data } });
  const codes = new Set(answer.data.elements.map(({ code }) => code));
  return texts.filter((_, index) => codes.has(codeOf(index)));
};

it.each([
  ['jamon', ['Jamón ibérico', 'Jamo\u0301n\u00a0cocido', 'JAMÓN  serrano', 'ｊａｍｏｎ york']],
  ['jamón', ['Jamón ibérico', 'Jamo\u0301n\u00a0cocido', 'JAMÓN  serrano', 'ｊａｍｏｎ york']],
  ['jamon serrano', ['JAMÓN  serrano']],
  ['jamon\u00a0 cocido', ['Jamo\u0301n\u00a0cocido']],
  ['cafe', ['Café au lait', 'cafe\u0301 zwei']],
  ['jalapeno', ['Jalapeño Ñandú Ábaco']],
  ['nandu', ['Jalapeño Ñandú Ábaco']],
  ['abaco', ['Jalapeño Ñandú Ábaco']],
  ['strasse', ['Straße GROSSE']],
  ['große', ['Straße GROSSE']],
  ['istanbul', ['İstanbul ışık']],
  ['ISIK', ['İstanbul ışık']],
  ['ارز بالحليب', ['أرز بِالحَلِيب']],
  ['كشري', ['كُشَـــري']],
  ['oeufs fines', ['Œufs ﬁnes ½ ración']],
  ['1/2 racion', ['Œufs ﬁnes ½ ración']],
  ['50%', [`l'eau "d'or" \\ 50% _x_`, '50％ 100_ \\'].toReversed()],
  ['％％', [`a:* & !b | (c) <-> '' \\' %%`]],
])('finds %s as it is typed', async (search, held) => {
  expect(await found({ search })).toEqual(held);
  expect(await found({ whereExtra: { field: 'names', operator: 'like', value: search } })).toEqual(held);
});

/** Signs that are none yet, and capitals that the database's ICU may be older than: Georgian, Cyrillic and Glagolitic ones. */
const isNewer = /[\p{Cn}\u1c89\u1c90-\u1cbf\u2c2f]/u;

it('folds in the database as everywhere else', async () => {
  const point = fc.integer({ min: 0x20, max: 0x2fff });
  const sign = point.map((one) => String.fromCodePoint(one)).filter((one) => !isNewer.test(one));
  const corpus = [
    ...texts,
    ...fc.sample(
      fc.array(sign, { maxLength: 12 }).map((signs) => signs.join('')),
      2_000,
    ),
  ];
  const { rows } = await platform().pool.query<{ folded: string }>(
    `select comanda_fold(text) as folded from unnest($1::text[]) with ordinality given (text, n) order by n`,
    [corpus],
  );
  const differ = corpus.filter((text, index) => rows[index]?.folded !== fold(text));
  expect(differ.map((text) => [text, fold(text), rows[corpus.indexOf(text)]?.folded])).toEqual([]);
});
