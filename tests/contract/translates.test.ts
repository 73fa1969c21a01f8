import { resourceCalls, wordingCalls } from '@comanda/api/calls';
import { translate } from '@comanda/api/areas/system/translate';
import { parseServerFrame } from '@comanda/api/live';
import { beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { usePlatform } from '../support/usePlatform.ts';
import { type Business, openBusiness, places } from './requests.ts';

/* Operators word texts of the console otherwise, and every console says so (docs/product.md §24.14). */
const platform = usePlatform();
let home: Business;
beforeAll(async () => {
  home = await openBusiness(platform(), places.home);
});

const calls = resourceCalls(translate);
const served = async (language: string, etag?: string) => {
  const answer = await fetch(`${platform().origin}/api/system/v1/texts/${language}`, {
    headers: etag === undefined ? {} : { 'if-none-match': etag },
  });
  const text = await answer.text();
  return {
    status: answer.status,
    etag: answer.headers.get('etag') ?? '',
    texts: text.startsWith('{') ? JSON.parse(text) : {},
  };
};
const operator = () => home.authorOf(translate);
const find = async (language: 'en-GB' | 'es-ES' | 'ar-EG', words: string) =>
  (await operator().call(wordingCalls.find, { data: { language, words } })).data;
/** What a refusal says of the wording. */
const refused = async (over: Record<string, unknown>) => {
  const data = await home.sample(translate, over);
  const { status, error } = await operator().callWith(calls.create, data);
  return { status, extra: error.extra?.map(({ field, error: code, params }) => [field, code, params]) };
};
const change = async (
  row: Record<string, unknown> & { id: string; version: number },
  over: Record<string, unknown>,
) => (await operator().callWith(calls.update, { ...row, ...over })).data as typeof row;

it('finds a text by what it says in any language, and by its key', async () => {
  const english = await find('es-ES', 'Sign out');
  expect(english.elements[0]).toMatchObject({
    key: 'Sign out',
    texts: { 'en-GB': 'Sign out' },
    own: null,
    parts: [],
  });
  const spanish = english.elements[0]?.texts['es-ES'] ?? '';
  expect((await find('es-ES', spanish.toUpperCase())).elements.map(({ key }) => key)).toContain('Sign out');
  expect((await find('ar-EG', 'no console says this')).elements).toEqual([]);
  const { data } = await operator().call(wordingCalls.find, { data: { language: 'en-GB', key: 'TAX.many' } });
  expect(data.elements).toMatchObject([{ key: 'TAX.many', texts: { 'es-ES': 'Impuestos' } }]);
});

it('is served in its language while it is active, and what is built in comes back without it', async () => {
  const before = await served('es-ES');
  const others = await served('ar-EG');
  const made = await home.create(translate, { key: 'TAX.many', language: 'es-ES', text: 'Tipos de IVA' });
  const after = await served('es-ES');
  expect(after.texts).toEqual({ ...before.texts, 'TAX.many': ['Tipos de IVA'] });
  expect((await served('es-ES', after.etag)).status).toBe(304);
  expect((await served('es-ES', before.etag)).status).toBe(200);
  expect(await served('ar-EG')).toEqual(others);
  expect((await find('es-ES', 'tipos de iva')).elements).toMatchObject([
    { key: 'TAX.many', own: 'Tipos de IVA' },
  ]);
  let row = made;
  for (const over of [
    { state: 'P' },
    { state: 'I' },
    { state: 'E' },
    { state: 'R' },
    { state: 'A', status: 'I' },
  ]) {
    row = await change(row, over);
    expect((await served('es-ES')).texts, JSON.stringify(over)).toEqual(before.texts);
  }
  row = await change(row, { status: 'A' });
  expect((await served('es-ES')).texts).toEqual(after.texts);
  await operator().call(calls.remove, { params: { id: made.id } });
  expect(await served('es-ES')).toEqual(before);
});

const counted = '{0, plural, one {# change} other {# changes}}';
it('is sent as consoles read it: by the id of its text, with its forms', async () => {
  await home.create(translate, {
    key: counted,
    language: 'ar-EG',
    text: '{0, plural, zero {بلا} two {اثنان} few {# قليل} other {# كثير}}',
  });
  const { texts } = await served('ar-EG');
  expect(Object.values(texts)).toContainEqual([
    ['0', 'plural', { zero: ['بلا'], two: ['اثنان'], few: ['#', ' قليل'], other: ['#', ' كثير'] }],
  ]);
});

const worked = '{0, plural, one {# record activated} other {# records activated}}';
it.each([
  ['a figure that is lost', worked, 'Changes', 'parts_kept', { parts: '{0, plural}' }],
  ['one that is only told', worked, '{0} changes', 'parts_kept', { parts: '{0, plural}' }],
  ['one that is invented', 'Sign out', 'Sign {name} out', 'no_parts', undefined],
  ['markup', 'Sign out', '<b>Sign out</b>', 'no_parts', undefined],
  ['a script', 'Sign out', '<script src=x></script>', 'braces', undefined],
  ['a tag that is not closed', 'Sign out', '<b>Sign out', 'braces', undefined],
  ['a brace that is not closed', worked, '{0, plural, one {# edit', 'braces', undefined],
  [
    'a form that the language has not',
    worked,
    '{0, plural, few {# edit} other {# edits}}',
    'braces',
    undefined,
  ],
])('%s is refused at the wording', async (_, key, text, code, params) => {
  const { status, extra } = await refused({ key, language: 'en-GB', text });
  expect([status, extra]).toEqual([422, [['text', code, params]]]);
});

it('words a text that there is, once in each language', async () => {
  const over = { key: 'Sign out', language: 'en-GB', text: 'Log out', state: 'R' };
  const first = await home.create(translate, over);
  expect((await refused(over)).extra).toEqual([['key', 'exists', undefined]]);
  expect((await refused({ ...over, key: 'No console says this' })).extra).toEqual([
    ['key', 'not_found', undefined],
  ]);
  await home.create(translate, { ...over, language: 'es-ES', text: 'Cerrar' });
  await operator().call(calls.remove, { params: { id: first.id } });
  await home.create(translate, over);
});
it('of two that come at once one is refused', async () => {
  const drafts = await Promise.all(
    [1, 2].map(() => home.sample(translate, { key: 'Sign in', language: 'ar-EG', text: 'ادخل', state: 'I' })),
  );
  const answers = await Promise.all(drafts.map((data) => operator().callWith(calls.create, data)));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
});

it('is for operators alone; what acts is told to anybody, and no language but those of the console', async () => {
  for (const caller of [home.owner, platform().anyone]) {
    const { status } = await caller.callWith(wordingCalls.find, { language: 'en-GB', words: '' });
    expect(status).toBeGreaterThanOrEqual(401);
    const made = await caller.callWith(calls.create, await home.sample(translate, { text: 'x' }));
    expect(made.status).toBeGreaterThanOrEqual(401);
  }
  expect((await served('en-GB')).status).toBe(200);
  for (const language of ['fr-FR', '..%2fen-GB', '%00']) expect((await served(language)).status).toBe(404);
});

it('tells every console that is open', async () => {
  const socket = new WebSocket(`${platform().origin.replace('http', 'ws')}/api/notification/v1/ws`);
  const frames: unknown[] = [];
  const heard = (is: (frame: object) => boolean): Promise<void> =>
    new Promise((resolve) => {
      const look = (data: Buffer): void => {
        const frame = parseServerFrame(data.toString());
        frames.push(frame);
        if (!frame || !is(frame)) return;
        socket.off('message', look);
        resolve();
      };
      socket.on('message', look);
    });
  try {
    await new Promise((resolve) => socket.once('open', resolve));
    const ready = heard((frame) => 'ready' in frame);
    socket.send(JSON.stringify({ email: home.email }));
    socket.send(JSON.stringify({ token: home.owner.token }));
    await ready;
    const told = heard((frame) => 'words' in frame);
    await home.create(translate, { key: 'Search', language: 'ar-EG', text: 'فتش', state: 'I' });
    await told;
  } finally {
    socket.terminate();
  }
});
