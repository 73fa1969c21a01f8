import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, type Permissions, permissionStates } from './fold.ts';
import { developers, operators, reaching } from './codes.ts';
import { platformRoles } from './roles.ts';

const names = ['A', 'B', 'C', 'D'] as const;
const role = fc.dictionary(fc.constantFrom(...names), fc.constantFrom(...permissionStates));
const roles = fc.array(role, { maxLength: 4 });

/** The rule of docs/product.md §5.1.2, asked of one action at a time. */
const isHeld = (reached: readonly Permissions[], action: string): boolean => {
  const states = reached.map((permissions) => permissions[action]);
  return states.includes('GRN') && !states.includes('DEN');
};

describe('what reaches a person', () => {
  it('is what one role grants and none denies, in whatever order they come', () => {
    fc.assert(
      fc.property(roles, (reached) => {
        const held = fold(reached);
        for (const name of names) expect(held.has(name)).toBe(isHeld(reached, name));
        expect(fold(reached.toReversed())).toEqual(held);
      }),
    );
  });
  it('never grows by a role that denies, nor shrinks by one that does not', () => {
    fc.assert(
      fc.property(roles, role, (reached, more) => {
        const before = fold(reached);
        const after = fold([...reached, more]);
        for (const name of names) {
          if (more[name] === 'DEN') expect(after.has(name)).toBe(false);
          else if (before.has(name)) expect(after.has(name)).toBe(true);
        }
      }),
    );
  });
  it('keeps an administrator out of reach of every company, and adds looking to a developer', () => {
    expect(reaching('SYS', 'ANY')).toEqual([operators]);
    expect(reaching('DEV', 'ANY')).toEqual(['ANY', developers]);
    for (const kind of ['NRM', 'PRO']) expect(reaching(kind, 'ANY')).toEqual(['ANY']);
    expect(platformRoles[developers]?.every((action) => /_(?:ACCESS|EXPORT)$/.test(action))).toBe(true);
  });
});
