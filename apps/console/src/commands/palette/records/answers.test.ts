import { expect, test } from 'vitest';
import { answersTo, hitsOf, NONE, withAnswer } from './answers.ts';
import type { Hit } from './plan.ts';

const area = { code: 'ART', path: '/products', names: ['Product', 'Products'] };
const hit = (label: string): Hit => ({ idCompany: 'c', id: label, code: label, label, area });
const labels = (query: string, answers: typeof NONE): string[] =>
  hitsOf(query, answers).map(({ label }) => label);

const wine = withAnswer('1', withAnswer('1', NONE, { hits: [hit('Wine'), hit('White wine')] }), {
  isDone: true,
});

test('what still fits the words that go on stays until all areas have answered', () => {
  const going = answersTo('2', wine);
  expect(labels('white', going)).toEqual(['White wine']);
  const answered = withAnswer('2', going, { hits: [hit('White rum'), hit('White wine')] });
  expect(labels('white', answered)).toEqual(['White rum', 'White wine']);
  expect(labels('white', withAnswer('2', going, { isDone: true }))).toEqual([]);
});

test('words that go on before the last were answered keep what came before those', () => {
  const going = answersTo('3', withAnswer('2', wine, { hits: [hit('White rum')] }));
  expect(labels('whi', going)).toEqual(['White rum', 'White wine']);
});

test('a failure of the words before is none of these', () => {
  const failed = withAnswer('1', NONE, { hasFailed: true, isSlow: true });
  expect(answersTo('2', failed)).toMatchObject({ hasFailed: false, isSlow: false, isDone: false });
  expect(withAnswer('1', failed, { hits: [hit('Wine')] }).hasFailed).toBe(true);
});
