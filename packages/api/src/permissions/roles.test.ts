import { describe, expect, it } from 'vitest';
import { allCalls } from '../calls/all.ts';
import { type AnyCall, changes } from '../calls/call.ts';
import { resources } from '../areas/all.ts';
import { isOfPlatform } from '../kernel/index.ts';
import { developers } from './codes.ts';
import { actionOf, type Verb } from './naming.ts';
import { platformRoles } from './roles.ts';

const ofAnyArea = (verbs: readonly Verb[]): string[][] =>
  resources.map((area) => verbs.map((verb) => actionOf(area, verb)));
/** One list of actions for each way to be let: whoever holds all of one of them makes the call. */
const waysOf = ({ access }: AnyCall): readonly (readonly string[])[] => {
  if (access.by === 'company') {
    if ('action' in access) return [[access.action]];
    return access.eitherVerb.flatMap((verb) => ofAnyArea([verb]));
  }
  if (access.by === 'platform') return [[access.action]];
  if (access.by !== 'user' || access.of === 'self') return [];
  if (access.of === 'companies') return [[access.holding]];
  return ofAnyArea(access.of === 'areas' ? [access.verb] : access.verbs);
};

/** What who only looks changes all the same, because it is theirs: lists as they like to see them (docs/product.md §6.5), readings of a day's sales. */
const ofTheirOwn = ['view.create', 'view.update', 'view.remove', 'view.arrange', 'dailySale.request'];

describe.each(['READER', developers])('who is %s', (role) => {
  const held = new Set(platformRoles[role]);
  it('changes nothing of the company', () => {
    const changed = allCalls.filter(
      (call) => changes(call) && waysOf(call).some((way) => way.every((action) => held.has(action))),
    );
    expect(changed.map(({ name }) => name).toSorted()).toEqual(ofTheirOwn.toSorted());
  });
  it('sees and takes away whatever can be', () => {
    for (const area of resources.filter((one) => !isOfPlatform(one)))
      for (const verb of ['ACCESS', 'EXPORT'] as const) expect(held).toContain(actionOf(area, verb));
    for (const action of ['COMPANY_SYNC', 'COMPANY_TICKET', 'COMPANY_ROLE', 'COMPANY', 'STORE'])
      expect(held).toContain(`ALLOW_${action}_ACCESS`);
  });
});

it('a cook opens screens of the kitchen, as who manages does', () => {
  for (const role of ['COOK', 'MANAGER', 'OWNER'])
    expect(platformRoles[role]).toContain('ALLOW_COMPANY_KITCHEN_ACCESS');
});
