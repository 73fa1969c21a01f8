import type { Client } from '@comanda/api/client';
import { tax } from '@comanda/api/areas/basics/tax';
import { describe, expect, it } from 'vitest';
import { chunked, inChunks } from './bulk.ts';
import { resolveSelection } from './resolveSelection.ts';

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const rows = Array.from({ length: 250 }, (_, number) => ({ id: idOf(number), version: 1 }));

/** A platform with 250 taxes that pages as the real one does, and remembers what it was asked. */
function platform() {
  const asked: Record<string, unknown>[] = [];
  const call = async (_: unknown, { data }: { data?: unknown }) => {
    const filter = Object.assign({ offset: 0, limit: 10 }, data);
    asked.push(filter);
    const { offset, limit } = filter;
    return { ok: true, data: { elements: rows.slice(offset, offset + limit), total: rows.length } };
  };
  // The double answers lists only, and no other call is made of it here.
  return { asked, client: { call } as unknown as Client };
}
const asked = { idCompany: 'c', search: 'iva', whereExtra: { field: 'kind', operator: 'eq', value: 'N' } };

describe('a selection', () => {
  it('of all that match is looked up page by page, but for the exceptions', async () => {
    const { asked: calls, client } = platform();
    const except = [idOf(3), idOf(249)];
    const found = await resolveSelection(client, tax, { selection: { mode: 'all', except }, asked });
    expect(found.ok && found.data.map(({ id }) => id)).toEqual(
      rows.map(({ id }) => id).filter((id) => !except.includes(id)),
    );
    expect(calls.map(({ offset }) => offset)).toEqual([0, 100, 200]);
    expect(new Set(calls.map(({ search }) => search))).toEqual(new Set(['iva']));
    expect(calls[0]?.['whereExtra']).toEqual(asked.whereExtra);
  });

  it('of some is looked up by ids, with the condition of the deed', async () => {
    const { asked: calls, client } = platform();
    const condition = { field: 'status', operator: 'eq', value: 'A' } as const;
    await resolveSelection(client, tax, {
      selection: { mode: 'some', ids: [idOf(1)] },
      asked,
      condition,
    });
    expect(calls[0]).toMatchObject({
      whereExtra: { and: [{ field: 'id', operator: 'in', value: [idOf(1)] }, condition] },
    });
    expect(calls[0]).not.toHaveProperty('search');
  });
});

describe('a write to many', () => {
  it('goes in parts of five hundred and ends at the first refusal', async () => {
    const ids = Array.from({ length: 1200 }, (_, number) => idOf(number));
    expect(chunked(ids, 500).map(({ length }) => length)).toEqual([500, 500, 200]);
    const sizes: number[] = [];
    const outcome = await inChunks(ids, async (part) => {
      sizes.push(part.length);
      return sizes.length === 2 ? { ok: false, failure: { kind: 'offline' } } : { ok: true, data: undefined };
    });
    expect(sizes).toEqual([500, 500]);
    expect(outcome).toEqual({ done: ids.slice(0, 500), failure: { kind: 'offline' } });
  });
});
