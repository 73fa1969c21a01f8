import { blank } from '@comanda/api/kernel';
import { product } from '@comanda/api/areas/sales/product';
import { expect, it } from 'vitest';
import { createDraft, type DraftStore } from '../draft.ts';
import { createPictureSet, type Reading, type Source } from './pictureSet.ts';

const red = { color: '#aa0000' };
const blue = { color: '#0000aa' };
const kept = { url: `/api/storage/v1/image/${'0a'.repeat(32)}` };
const draftOf = (image: object | null, images: readonly object[]): DraftStore => {
  const values = { ...blank(product), image, images: images.map((one) => ({ image: one })) };
  return createDraft(product, { languages: ['es-ES'] }, { base: { values, version: 1 } });
};
/** Reads when it is told to. */
const reader = () => {
  const waiting: { source: Source; answer: (reading: Reading) => void }[] = [];
  const read = (source: Source): Promise<Reading> =>
    new Promise((answer) => {
      waiting.push({ source, answer });
    });
  return { read, waiting };
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('keeps what is read, what waits and what failed at their places, and the draft with what is there', async () => {
  const draft = draftOf(red, [blue]);
  const { read, waiting } = reader();
  const set = createPictureSet({ draft, resource: product, name: 'image', read });
  const kinds = () => set.get().map(({ kind }) => kind);
  const stop = set.subscribe(() => {});
  const file = new File(['x'], 'plate.png', { type: 'image/png' });
  set.add([{ file }, { address: 'https://pictures.test/a.png' }]);
  expect(kinds()).toEqual(['value', 'value', 'reading', 'reading']);
  expect(draft.get()).toMatchObject({ isDirty: true, values: { image: red, images: [{ image: blue }] } });
  draft.check();
  expect(draft.get().faults['image']).toEqual([{ path: 'image', code: 'picture_waits' }]);

  waiting[1]?.answer({ ok: false, reason: { id: 'why' } });
  waiting[0]?.answer({ ok: true, held: { file } });
  await settled();
  expect(kinds()).toEqual(['value', 'value', 'file', 'failed']);
  expect(draft.get().values['images']).toEqual([{ image: blue }, { image: null }]);
  expect(draft.get().files).toEqual({ 'images.1.image': file });

  // The file becomes the cover; what failed stays at the end, and is there the second time.
  const [first, second, third, fourth] = set.get().map(({ id }) => id);
  set.reorder([third, first, second, fourth].flatMap((id) => id ?? []));
  expect(draft.get().values).toMatchObject({ image: null, images: [{ image: red }, { image: blue }] });
  expect(draft.get().files).toEqual({ image: file });
  set.retry(fourth ?? '');
  expect(kinds()).toEqual(['file', 'value', 'value', 'reading']);
  waiting[2]?.answer({ ok: true, held: { image: kept } });
  await settled();
  expect(draft.get().values['images']).toEqual([{ image: red }, { image: blue }, { image: kept }]);
  expect(draft.get().waiting.size).toBe(0);

  set.remove(third ?? '');
  expect(draft.get()).toMatchObject({ files: {}, values: { image: red } });
  stop();
});

it('follows a draft that goes on from elsewhere, and forgets what was taken out while it was read', async () => {
  const draft = draftOf(red, []);
  const { read, waiting } = reader();
  const set = createPictureSet({ draft, resource: product, name: 'image', read });
  const stop = set.subscribe(() => {});
  set.add([{ address: 'https://pictures.test/a.png' }]);
  set.remove(set.get()[1]?.id ?? '');
  waiting[0]?.answer({ ok: true, held: { image: kept } });
  await settled();
  expect(set.get()).toMatchObject([{ image: red }]);
  const values = { ...draft.get().values, image: blue, images: [{ image: red }] };
  draft.rebase({ values, version: 2 }, values);
  expect(set.get()).toMatchObject([{ image: blue }, { image: red }]);
  expect(draft.get().isDirty).toBe(false);
  stop();
});
