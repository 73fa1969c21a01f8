import type { EditedRecord } from '@comanda/api/calls';
import { describe, expect, it } from 'vitest';
import { type Answer, hadIn, inSlices, SLICE, type Target, toChange } from './run.ts';

const changed = (id: string): EditedRecord => ({ id, code: id, names: {}, outcome: 'changed', version: 3 });
const refused = (id: string): EditedRecord => ({ id, outcome: 'refused', error: { code: 'ERROR_UNKNOWN' } });
const records = Array.from({ length: SLICE + 1 }, (_, number) => ({ id: String(number) }));
const all = { isStopped: () => false, onProgress: () => undefined };
const edit = async (slice: Target): Promise<{ ok: true; data: Answer }> => ({
  ok: true,
  data: { results: 'records' in slice ? slice.records.map(({ id }) => changed(id)) : [] },
});

describe('an edit of many', () => {
  it('goes slice by slice and says how far it is', async () => {
    const seen: number[] = [];
    const run = await inSlices({ records }, edit, { ...all, onProgress: (done) => seen.push(done) });
    expect(seen).toEqual([SLICE, SLICE + 1]);
    expect(run.results.map(({ id }) => id)).toEqual(records.map(({ id }) => id));
    expect(run.left).toBeUndefined();
  });
  it('follows all that match from where the last slice ended', async () => {
    const asked: Target[] = [];
    const ends: Record<string, string | undefined> = { start: 'a', a: 'b', b: undefined };
    const run = await inSlices(
      { matching: { search: 'x', except: [] } },
      async (slice) => {
        asked.push(slice);
        const after = 'matching' in slice ? (slice.matching.after ?? 'start') : '';
        return { ok: true, data: { results: [changed(after)], next: ends[after] } };
      },
      all,
    );
    expect(asked.map((slice) => 'matching' in slice && slice.matching.after)).toEqual([undefined, 'a', 'b']);
    expect(run.results).toHaveLength(3);
  });
  it('leaves what a stop or a failure kept it from, and keeps what is done', async () => {
    let calls = 0;
    const stopped = await inSlices({ records }, edit, { ...all, isStopped: () => (calls += 1) > 1 });
    expect(stopped).toMatchObject({ left: { records: [{ id: String(SLICE) }] } });
    expect(stopped.results).toHaveLength(SLICE);
    const failed = await inSlices(
      { records },
      async (slice) =>
        'records' in slice && slice.records.length === SLICE
          ? edit(slice)
          : { ok: false, failure: { kind: 'offline' } },
      all,
    );
    expect(failed).toMatchObject({ failure: { kind: 'offline' }, left: { records: [{}] } });
  });
  it('is undone for those that it changed, from the version that they have now', () => {
    const told = { ...changed('a'), before: { visible: 'S' }, after: { visible: 'N' } };
    expect(hadIn([told, refused('b')])).toEqual([{ id: 'a', version: 3, values: { visible: 'S' } }]);
  });
  it('changes what its trial showed, in the version that was shown', () => {
    expect(toChange([changed('a'), refused('b')])).toEqual({ records: [{ id: 'a', version: 3 }] });
  });
});
