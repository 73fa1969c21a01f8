import { expect, test } from 'vitest';
import { putBack, refusedActions } from './actionFaults.ts';

const beyond = { entity: 'ROL', field: 'permissions.A', error: 'beyond_own' };
const denied = { entity: 'ROL', field: 'permissions.B', error: 'choice' };

test('faults at actions are told from those of the role', () => {
  const faults = [
    { entity: 'ROL', field: 'name', error: 'exists' },
    beyond,
    { entity: 'ROL', field: 'code' },
  ];
  expect(refusedActions(faults)).toEqual([{ action: 'A', fault: beyond }]);
});

test('what was refused is put back, and nothing else', () => {
  const refused = refusedActions([beyond, denied]);
  const saved = { B: 'GRN', C: 'GRN' } as const;
  expect(putBack({ A: 'GRN', B: 'DEN', D: 'DEN' }, saved, refused)).toEqual({ B: 'GRN', D: 'DEN' });
});
