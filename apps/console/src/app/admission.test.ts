import { expect, test } from 'vitest';
import { judge } from './admission.ts';

const nobody = { userActions: [], company: undefined };
const inCompany = { userActions: ['ALLOW_USER_HOME'], company: { actions: ['ALLOW_COMPANY_TAX_ACCESS'] } };

test.each([
  ['a page without a demand', {}, nobody, 'admit'],
  ['an action of the person', { action: 'ALLOW_USER_HOME' }, inCompany, 'admit'],
  ['a missing action of the person', { action: 'ALLOW_USER_PROFILE' }, inCompany, 'forbid'],
  ['a page of a company without one', { action: 'X', scope: 'company' }, nobody, 'choose_company'],
  ['an action of the company', { action: 'ALLOW_COMPANY_TAX_ACCESS', scope: 'company' }, inCompany, 'admit'],
  [
    'a missing action of the company',
    { action: 'ALLOW_COMPANY_TAX_EDIT', scope: 'company' },
    inCompany,
    'forbid',
  ],
  [
    'an action of the person is none of the company',
    { action: 'ALLOW_USER_HOME', scope: 'company' },
    inCompany,
    'forbid',
  ],
] as const)('%s', (_, demand, holder, verdict) => {
  expect(judge(demand, holder)).toBe(verdict);
});
