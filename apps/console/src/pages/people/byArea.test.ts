import { expect, it } from 'vitest';
import { actionOf } from '@comanda/api/permissions';
import { rate } from '@comanda/api/areas/sales/rate';
import { tax } from '@comanda/api/areas/basics/tax';
import { areaRows } from './areas.ts';
import { byArea } from './byArea.ts';

it('tells actions by area, and those of no area by themselves', () => {
  const actions = [actionOf(tax, 'EDIT'), actionOf(rate, 'EDIT'), actionOf(tax, 'ACCESS'), 'ALLOW_ELSEWHERE'];
  expect(byArea(actions)).toEqual({
    groups: [
      {
        group: 'prices',
        areas: [
          { code: 'TAX', verbs: ['ACCESS', 'EDIT'] },
          { code: 'RTE', verbs: ['EDIT'] },
        ],
      },
    ],
    others: ['ALLOW_ELSEWHERE'],
  });
});

it('says a whole group at once', () => {
  const prices = areaRows.filter(({ group }) => group === 'prices');
  const [found] = byArea(prices.flatMap(({ actions }) => actions.DELETE ?? [])).groups;
  expect(found?.everywhere).toEqual(['DELETE']);
});
