import { expect, test } from 'vitest';
import type { ExtraInfo } from '@comanda/api/errors';
import type { Failure } from '@comanda/api/client';
import { dependenciesIn } from './dependencies.ts';
import { usageOf } from './usage.ts';

const refused = (extra: readonly ExtraInfo[], type = 'DependecyExtraInfo' as const): Failure => ({
  kind: 'refused',
  status: 422,
  error: { code: 'ERROR_NOT_ERASABLE', message: '', type, extra, requestId: '' },
});
const record = { id: 'r1', code: 'ES', names: { 'es-ES': 'España' } };
const texts = {
  summary: (entity: string, count: number) => `${count} ${entity}`,
  more: (count: number) => `and ${count} more`,
  name: (names: Readonly<Record<string, string>>) => names['es-ES'] ?? '',
};
const region = { route: '/system/regions/regions' };
const useFrom = (extra: ExtraInfo, area: { readonly route: string } | undefined = region) =>
  dependenciesIn(refused([extra])).map((dependency) => usageOf(dependency, area, texts))[0];
const extra = { entity: 'RGN', count: 1, params: { id: 't1', code: 'IVA21' } };

test('what was refused for another reason names nothing', () => {
  expect(dependenciesIn({ kind: 'offline' })).toEqual([]);
});

test('each record that may be read is a link to its page', () => {
  expect(useFrom({ ...extra, records: [record] })).toMatchObject({
    code: 'IVA21',
    summary: '1 RGN',
    records: [{ code: 'ES', name: 'España', href: '/system/regions/regions/r1/show' }],
    more: undefined,
  });
});

test('what may not be read is counted and leads nowhere', () => {
  expect(useFrom({ ...extra, count: 3 })).toMatchObject({ summary: '3 RGN', records: [], more: undefined });
});

test('the rest is counted, and found by the field that refers where lists know it', () => {
  const filter = encodeURIComponent(JSON.stringify({ field: 'idTax', operator: 'eq', value: 't1' }));
  expect(useFrom({ ...extra, count: 7, records: [record], by: 'idTax' })?.more).toEqual({
    text: 'and 6 more',
    href: `/system/regions/regions?where=${filter}`,
  });
  expect(useFrom({ ...extra, count: 7, records: [record] })?.more).toEqual({
    text: 'and 6 more',
    href: '/system/regions/regions',
  });
});

test('an area without pages is named without links', () => {
  const use = usageOf(
    { entity: 'STR', count: 2, id: 'r1', code: 'ES', records: [record], by: undefined },
    undefined,
    texts,
  );
  expect(use.records[0]?.href).toBeUndefined();
  expect(use.more).toEqual({ text: 'and 1 more', href: undefined });
});
