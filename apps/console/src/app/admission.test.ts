import { pages } from '@comanda/api/pages';
import { expect, test } from 'vitest';
import { judge, lacking } from './admission.ts';

const nobody = { idUser: 'me', userActions: [], company: undefined };
const inCompany = {
  idUser: 'me',
  userActions: ['ALLOW_USER_HOME'],
  company: { actions: ['ALLOW_COMPANY_TAX_ACCESS'] },
};

const access = ['ALLOW_COMPANY_TAX_ACCESS'];
const home = ['ALLOW_USER_HOME'];

test.each([
  ['a page without a demand', {}, nobody, 'admit'],
  ['an action of the person', { scope: 'user', actions: home }, inCompany, 'admit'],
  ['a missing action of the person', { scope: 'user', actions: ['ALLOW_USER_PROFILE'] }, inCompany, 'forbid'],
  ['a page of a company without one', { scope: 'company', actions: ['X'] }, nobody, 'choose_company'],
  ['an action of the company', { scope: 'company', actions: access }, inCompany, 'admit'],
  [
    'one of two actions of the company',
    { scope: 'company', actions: [...access, 'ALLOW_COMPANY_TAX_EDIT'] },
    inCompany,
    'forbid',
  ],
  ['an action of the person, held in any company', { scope: 'company', actions: home }, inCompany, 'admit'],
  ['an action of the company is none of the person', { scope: 'user', actions: access }, inCompany, 'forbid'],
] as const)('%s', (_, demand, holder, verdict) => {
  expect(judge(demand, holder)).toBe(verdict);
});

test('what is lacking is named', () => {
  const demand = { scope: 'company', actions: [...access, 'ALLOW_COMPANY_TAX_EDIT'] } as const;
  expect(lacking(demand, inCompany)).toEqual(['ALLOW_COMPANY_TAX_EDIT']);
});

test('a page that speaks of permissions demands nothing where it is about oneself, and any other does', () => {
  const demand = { scope: 'company', actions: ['ALLOW_COMPANY_PERMISSION', ...access] } as const;
  expect(lacking(demand, inCompany, 'me')).toEqual([]);
  expect(lacking(pages.person, inCompany, 'me')).toEqual([]);
  expect(lacking(pages.person, inCompany, 'another')).toEqual(pages.person.actions);
  expect(lacking(demand, inCompany, 'another')).toEqual(['ALLOW_COMPANY_PERMISSION']);
  expect(lacking(demand, inCompany)).toEqual(['ALLOW_COMPANY_PERMISSION']);
  expect(lacking({ scope: 'company', actions: ['ALLOW_COMPANY_TAX_EDIT'] }, inCompany, 'me')).toEqual([
    'ALLOW_COMPANY_TAX_EDIT',
  ]);
  expect(judge(demand, { ...inCompany, company: undefined }, 'me')).toBe('choose_company');
});
