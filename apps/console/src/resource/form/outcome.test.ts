import type { Failure } from '@comanda/api/client';
import type { ApiError } from '@comanda/api/errors';
import { tax } from '@comanda/api/areas/basics/tax';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from './outcome.ts';

const refused = (error: Omit<ApiError, 'message' | 'requestId'>): Failure => ({
  kind: 'refused',
  status: 422,
  error: { ...error, message: '', requestId: 'r' },
});

describe('a refused save', () => {
  it('puts each fault at its field, with its figures and with who has what is taken', () => {
    const holder = { id: 'x', code: 'IVA', names: { 'es-ES': 'IVA' } };
    const failure = refused({
      code: 'ERROR_CONSTRAINT',
      type: 'ConstraintExtraInfo',
      extra: [
        { entity: 'TAX', field: 'value', error: 'too_big', params: { max: 100 } },
        { entity: 'TAX', field: 'members.1.idTax', error: 'not_found' },
        { entity: 'TAX', field: 'code', error: 'exists', count: 1, records: [holder] },
      ],
    });
    expect(outcomeOf(tax, failure)).toEqual({
      kind: 'faults',
      faults: [
        { path: 'value', code: 'too_big', params: { max: 100 } },
        { path: 'members.1.idTax', code: 'not_found' },
        { path: 'code', code: 'exists', holder },
      ],
      proposals: [],
    });
  });

  it('brings the values that would be accepted', () => {
    const failure = refused({
      code: 'ERROR_CODE_EXIST',
      type: 'ProposalExtraInfo',
      extra: [
        { entity: 'TAX', field: 'code', error: 'ERROR_CODE_EXIST', proposal: 'IVA22' },
        { entity: 'TAX', field: 'order', error: 'ERROR_ORDER_EXIST', proposal: 0 },
      ],
    });
    expect(outcomeOf(tax, failure)).toMatchObject({
      kind: 'faults',
      proposals: [
        { field: 'code', value: 'IVA22' },
        { field: 'order', value: 0 },
      ],
    });
  });

  it('of a record that moved on answers what is stored', () => {
    const stored = { id: 'x', version: 4, code: 'IVA' };
    const failure = refused({ code: 'ERROR_STALE', records: { yours: {}, stored } });
    expect(outcomeOf(tax, failure)).toEqual({ kind: 'stale', stored });
  });

  it.each<[string, Failure]>([
    ['offline', { kind: 'offline' }],
    ['signed out', { kind: 'signed_out' }],
    ['a fault of the platform', refused({ code: 'ERROR_FAULT' })],
    ['not allowed', refused({ code: 'ERROR_FORBIDDEN' })],
    [
      'a fault of something that is no field here',
      refused({ code: 'ERROR_CONSTRAINT', extra: [{ entity: 'TAX', field: 'secret', error: 'required' }] }),
    ],
  ])('for %s keeps the text and can be tried again', (_, failure) => {
    expect(outcomeOf(tax, failure)).toEqual({ kind: 'kept' });
  });
});
