import { allCalls } from '@comanda/api/calls/all';
import { expect, test } from 'vitest';
import { openApi } from './openapi.ts';

const document = openApi();

test('every call is described once, under its own name', () => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.map(String).toSorted()).toEqual(allCalls.map(({ name }) => name).toSorted());
});

test('every reference leads somewhere', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
  const components: Readonly<Record<string, Readonly<Record<string, unknown>>>> = document.components;
  expect(references.length).toBeGreaterThan(0);
  for (const [, kind = '', name = ''] of references) expect(components[kind]).toHaveProperty(name);
});

test('what several calls have alike is said once: a call takes no more than two kilobytes', () => {
  expect(JSON.stringify(document).length).toBeLessThan(allCalls.length * 2000);
});

test('the fields of a record are spelled out by its definition', () => {
  const { TaxCreate, TaxLine } = document.components.schemas;
  expect(TaxCreate).toMatchObject({
    properties: { kind: { enum: ['N', 'I', 'F', 'G'] }, members: { type: 'array' } },
  });
  expect(TaxLine).not.toHaveProperty('properties.members');
});
