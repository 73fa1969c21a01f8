import { type Permissions, permissionStates, stateIn } from '@comanda/api/permissions';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesFrom, isSame, rebased, standingIn, ticked, tickedAll, withStates } from './roleDraft.ts';

const area = { ACCESS: 'see', CREATE: 'create', EDIT: 'edit', DELETE: 'delete', EXPORT: 'export' } as const;
const names = Object.values(area);
const said = fc.dictionary(fc.constantFrom(...names), fc.constantFrom(...permissionStates));
const draft = fc.record({ name: fc.constantFrom('a', 'b', 'c'), permissions: said });
const anything = () => true;

describe('a tick', () => {
  it('brings seeing with any other verb, and takes the others with seeing', () => {
    const edits = ticked({}, area, 'edit', anything);
    expect(edits).toEqual({ see: 'GRN', edit: 'GRN' });
    expect(ticked(edits, area, 'see', anything)).toEqual({});
    expect(ticked(edits, area, 'edit', anything)).toEqual({ see: 'GRN' });
  });
  it('changes nothing that its author may not give, and lifts no denial on the way', () => {
    expect(ticked({}, area, 'edit', (action) => action === 'edit')).toEqual({ edit: 'GRN' });
    expect(ticked({ see: 'DEN' }, area, 'edit', anything)).toEqual({ see: 'DEN', edit: 'GRN' });
  });
  it('taken back leaves what was there, but for seeing', () => {
    fc.assert(
      fc.property(said, fc.constantFrom(...names), (before, action) => {
        fc.pre(stateIn(before, action) === 'NUL' && stateIn(before, 'see') === 'GRN');
        const twice = ticked(ticked(before, area, action, anything), area, action, anything);
        expect(changesFrom(before, twice, names)).toEqual([]);
      }),
    );
  });
});

describe('a tick of a group', () => {
  const rates = { ACCESS: 'rates.see', EDIT: 'rates.edit' } as const;
  const areas = [area, rates, {}];
  it('grants what some lack, and clears what all have', () => {
    const some = tickedAll({ see: 'GRN', edit: 'GRN' }, areas, 'EDIT', anything);
    expect(some).toEqual({ see: 'GRN', edit: 'GRN', 'rates.see': 'GRN', 'rates.edit': 'GRN' });
    expect(tickedAll(some, areas, 'EDIT', anything)).toEqual({ see: 'GRN', 'rates.see': 'GRN' });
  });
  it('leaves denials and what its author may not give', () => {
    expect(tickedAll({ edit: 'DEN' }, areas, 'EDIT', anything)).toEqual({
      edit: 'DEN',
      'rates.see': 'GRN',
      'rates.edit': 'GRN',
    });
    expect(tickedAll({}, areas, 'EDIT', (action) => action === 'edit')).toEqual({ edit: 'GRN' });
  });
  it('is told by how many have it', () => {
    expect(standingIn({ edit: 'GRN', 'rates.edit': 'DEN' }, areas, 'EDIT')).toEqual({ all: 2, granted: 1 });
    expect(standingIn({}, areas, 'DELETE')).toEqual({ all: 1, granted: 0 });
  });
});

describe('two who changed a role', () => {
  it('both keep what only they changed; where both did, mine stays', () => {
    fc.assert(
      fc.property(draft, draft, draft, (base, mine, theirs) => {
        const result = rebased(base, mine, theirs);
        const pick = (of: (one: typeof base) => string | undefined) =>
          of(mine) === of(base) ? of(theirs) : of(mine);
        expect(result.name).toBe(pick(({ name }) => name));
        for (const action of names)
          expect(stateIn(result.permissions, action)).toBe(
            pick(({ permissions }) => stateIn(permissions, action)),
          );
      }),
    );
  });
});

describe('a draft', () => {
  it('is the same as one that says nothing where it says NUL', () => {
    const nothing: Permissions = { see: 'NUL' };
    expect(isSame({ name: ' a', permissions: nothing }, { name: 'a', permissions: {} })).toBe(true);
    expect(withStates({ see: 'GRN' }, ['see'], 'NUL')).toEqual({});
  });
});
