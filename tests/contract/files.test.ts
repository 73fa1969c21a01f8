import { fileCalls, resourceCalls, syncCalls, urlOf } from '@comanda/api/calls';
import { store } from '@comanda/api/areas/hierarchy/store';
import { beforeAll, expect, it } from 'vitest';
import { demoCertificate } from '../../apps/server/src/demo/data/certificate.ts';
import type { Caller } from '../support/caller.ts';
import { usePlatform } from '../support/usePlatform.ts';

/* A file that a record keeps (docs/product.md §7.9.5). */
const platform = usePlatform();
const { create, update, get } = resourceCalls(store);
let owner: Caller;
let idCompany = '';
let order = 700;
beforeAll(async () => {
  owner = await platform().as('owner');
  idCompany = await platform().company('ENCINA');
});

const open = (certificate: unknown) => {
  order += 1;
  const data = {
    idCompany,
    code: `F${order}`,
    names: { 'es-ES': `Tienda ${order}` },
    street: 'Calle Mayor 1',
    city: 'Madrid',
    order,
    certificate,
  };
  return owner.call(create, { data });
};
const told = {
  name: 'taberna-la-encina.p12',
  size: Buffer.from(demoCertificate.content, 'base64').length,
  subject: 'Taberna La Encina, S.L.',
  issuer: 'Comanda demo certificates',
  from: expect.any(String),
  until: expect.any(String),
  fingerprint: expect.any(String),
};
const stored = async (id: string) => {
  const { rows } = await platform().pool.query<Record<string, string | null>>(
    'select certificate::text as told, certificate_sealed as sealed, certificate_open as open from store where id = $1',
    [id],
  );
  return rows[0];
};
const fetched = (path: string) =>
  fetch(platform().origin + path, { headers: { authorization: `Bearer ${owner.token ?? ''}` } });
const opened = (id: string) => fetched(urlOf(fileCalls(store).file, { id, field: 'certificate' }));

it('is told by what stands in it, kept sealed, and given away without its key', async () => {
  const { data } = await open(demoCertificate);
  expect(data.certificate).toEqual(told);
  const kept = await stored(data.id);
  expect(kept?.['sealed']).toMatch(/^v1\./);
  expect(JSON.stringify(kept)).not.toContain(demoCertificate.content.slice(0, 60));
  const file = await opened(data.id);
  expect([file.status, file.headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
  expect(file.headers.get('content-disposition')).toMatch(/^attachment;/);
  const text = await file.text();
  expect(text).toContain('BEGIN CERTIFICATE');
  expect(text).not.toContain('PRIVATE');
});

it('stays when its record is saved as it was read, is replaced by another and removed by null', async () => {
  const { data: made } = await open(demoCertificate);
  const before = await stored(made.id);
  const { data: saved } = await owner.call(update, { data: { ...made, city: 'Toledo' } });
  expect(saved.certificate).toEqual(told);
  expect(await stored(made.id)).toEqual(before);
  const { data: same } = await owner.call(update, { data: { ...saved } });
  expect(same.version).toBe(saved.version);
  const { data: other } = await owner.call(update, {
    data: { ...saved, certificate: { ...demoCertificate, name: '../../etc/otro.pfx' } },
  });
  expect(other.certificate).toEqual({ ...told, name: 'otro.pfx' });
  const { data: gone } = await owner.call(update, { data: { ...other, certificate: null } });
  expect(gone.certificate).toBeNull();
  expect(await stored(made.id)).toEqual({ told: null, sealed: null, open: null });
  expect((await opened(made.id)).status).toBe(404);
});

it.each([
  ['another password', { ...demoCertificate, password: 'other' }, 'certificate.password', 'file_password'],
  ['no password', { name: 'a.p12', content: demoCertificate.content }, 'certificate.password', 'required'],
  ['no certificate', { name: 'a.p12', content: 'AAAA' }, 'certificate', 'not_a_certificate'],
  ['no file', { name: 'a.p12', content: '' }, 'certificate.content', 'required'],
  ['too many bytes', { name: 'a.p12', content: 'A'.repeat(90_000) }, 'certificate.content', 'file_too_large'],
  ['what reading it says', { ...demoCertificate, content: undefined, size: 3 }, 'certificate', undefined],
])('with %s is refused at its place', async (_, certificate, field, error) => {
  const answer = await open(certificate);
  expect(answer.status).not.toBe(200);
  if (error !== undefined) expect(answer.error.extra).toMatchObject([{ entity: 'STR', field, error }]);
  expect(answer.text).not.toContain(demoCertificate.content.slice(0, 60));
});

it('stands with its content in no change to publish and in no answer', async () => {
  const { data: made } = await open(demoCertificate);
  const { text } = await owner.call(get, { params: { id: made.id } });
  const { text: waiting } = await owner.call(syncCalls.trackerList, { data: { idCompany, limit: 100 } });
  const { rows } = await platform().pool.query('select before, after from tracker where id_entity = $1', [
    made.id,
  ]);
  for (const words of [text, waiting, JSON.stringify(rows)])
    expect(words).not.toMatch(/encina"|PRIVATE|"content"|v1\./);
});

it('is given to nobody of another company', async () => {
  const { data: made } = await open(demoCertificate);
  const foreign = await platform().as('foreign');
  const answer = await foreign.call(fileCalls(store).file, {
    params: { id: made.id, field: 'certificate' },
  });
  expect(answer.status).toBe(404);
});
