import { describe, expect, it } from 'vitest';
import { companyActions, kindOf, userActions } from './actions.ts';
import { grantable } from './grantable.ts';
import { laterActions, laterKinds } from './later.ts';

/* The names of the platform's permissions, as its specification lists them: each is offered, or said to come later. */
const kinds = ['default', 'special', 'company', 'store', 'group', 'licence property', 'to define', 'test'];
const ofUser = [
  'COMPANY',
  'PROFILE',
  'STORE',
  'GROUP',
  'BUSINESS',
  'FAVORITES',
  'SALES',
  'STATISTICS',
  'HOME',
  'LICENSE_PROPERTY',
  'SYSTEM_LICENSE',
  'SYSTEM_ENVIRONMENT',
];
const scopes = ['COMPANY', 'STORE', 'GROUP', 'PROPERTY'];
const verbs = [
  'ACCESS',
  'CREATE',
  'EDIT',
  'DELETE',
  'REMOVE',
  'ADD',
  'INVITE',
  'EXPORT',
  'PERMISSION',
  'ROLE',
];
const named = [
  ...ofUser.map((page) => `ALLOW_USER_${page}`),
  ...scopes.flatMap((scope) => verbs.map((verb) => `ALLOW_${scope}_${verb}`)),
  'ALLOW_PAYMENT_ROUNDING',
];
const later = laterActions.flatMap(({ actions }) => actions);
const offered: readonly string[] = [...userActions, ...grantable];

describe('what the platform’s permissions name', () => {
  it('is an action that is offered, or one that is said to come later, and never both', () => {
    expect(named.filter((action) => !offered.includes(action)).toSorted()).toEqual(later.toSorted());
    expect(new Set(later).size).toBe(later.length);
  });
  it('has a kind that actions have, or one that comes later', () => {
    const there = [...userActions, ...companyActions].map(kindOf);
    expect([...new Set(there), ...Object.keys(laterKinds)].toSorted()).toEqual(kinds.toSorted());
  });
});
