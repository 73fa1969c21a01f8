import {
  businessCalls,
  type Company,
  exportCalls,
  type ExportFormat,
  resourceCalls,
} from '@comanda/api/calls';
import { createClient } from '@comanda/api/client';
import { download, type DownloadOptions } from '@comanda/api/client/download';
import { type Draft, isOfPlatform, type Resource } from '@comanda/api/kernel';
import { resources as allResources } from '@comanda/api/areas/all';
import { product } from '@comanda/api/areas/sales/product';
import { tax } from '@comanda/api/areas/basics/tax';
import { dryRun, guessMapping, type KnownRecord, readSheet, type Table } from '@comanda/api/transfer';
import { beforeAll, describe, expect, it } from 'vitest';
import { allTexts } from '../../apps/server/src/texts.ts';
import { type Account, accounts } from '../support/accounts.ts';
import { coveringLists } from '../support/covering.ts';
import { busyWithFiles, clockOf, widen } from '../support/fileOnItsWay.ts';
import { usePlatformProcess } from '../support/usePlatform.ts';
import { isWhole } from '../support/whole.ts';

/* Records as files over HTTP (docs/product.md §25). */
/* In a process of its own: what is sent waits there for what is taken here. */
const platform = usePlatformProcess();
/** Those of a company: what is the platform's own its owner does not see. */
const resources = coveringLists().filter((resource) => !isOfPlatform(resource));
let company: Company;
let token: string | undefined;
const stored = new Map<string, Draft[]>();

const texts = [...allTexts().values()];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** Every live record of an area, with its details where it is one of those that are exported here. */
const recordsOf = async (resource: Resource): Promise<Draft[]> => {
  const owner = await platform().as(isOfPlatform(resource) ? 'operator' : 'owner');
  const { list, get } = resourceCalls(resource);
  const rows: Draft[] = [];
  for (let offset = 0; ; offset += 100) {
    const page = await owner.call(list, { data: { idCompany: company.id, limit: 100, offset } });
    const whole = page.data.elements.map(async (row: Draft) =>
      resources.includes(resource)
        ? (await owner.call(get, { params: { id: textOf(row['id']) } })).data
        : row,
    );
    rows.push(...(await Promise.all(whole)));
    if (page.data.elements.length < 100) return rows;
  }
};
beforeAll(async () => {
  const owner = await platform().as('owner');
  ({ token } = owner);
  const id = await platform().company('ENCINA');
  ({ data: company } = await owner.call(businessCalls.company, { params: { id } }));
  for (const resource of allResources) stored.set(resource.code, await recordsOf(resource));
});

interface Asking {
  readonly format?: ExportFormat;
  readonly language?: string;
  readonly [more: string]: unknown;
}
type FileCall = ReturnType<typeof exportCalls>['export' | 'template'];
const ask = (call: FileCall, asking: Asking, options?: DownloadOptions, signal?: AbortSignal) =>
  download(
    createClient({
      origin: platform().origin,
      credentials: { token: () => token, renew: () => Promise.resolve(false) },
    }),
    call,
    { data: { idCompany: company.id, ...asking }, ...(signal && { signal }) },
    options,
  );
const sheetOf = async (call: FileCall, asking: Asking): Promise<Table & { readonly name: string }> => {
  const result = await ask(call, asking);
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  const sheet = await readSheet(new Uint8Array(await result.data.blob.arrayBuffer()));
  if (!sheet.ok) throw new Error(sheet.refusal.code);
  return { ...sheet.table, name: result.data.name };
};
const exported = (resource: Resource, asking: Asking) => sheetOf(exportCalls(resource).export, asking);
const codesIn = ({ rows }: Table): (string | undefined)[] => rows.map(({ cells }) => cells[0]);
const codesOf = (resource: Resource): unknown[] => (stored.get(resource.code) ?? []).map(({ code }) => code);

const kept = (row: Draft): KnownRecord => ({
  id: String(row['id']),
  code: String(row['code']),
  names: Object(row['names']),
});

describe('an export', () => {
  it.each(
    resources.flatMap((resource) => [
      [resource.name, 'csv', 'es-ES', resource] as const,
      [resource.name, 'xlsx', 'ar-EG', resource] as const,
    ]),
  )('of every %s as %s in %s changes nothing when it is imported', async (_, format, language, resource) => {
    const table = await exported(resource, { format, language });
    const rows = stored.get(resource.code) ?? [];
    expect(codesIn(table)).toEqual(codesOf(resource));
    const languages = [...company.languages]
      .sort((a, b) => Number(b.isDefault) - Number(a.isDefault))
      .map(({ iso }) => iso);
    const mapping = guessMapping(resource, table, { languages, texts });
    expect(mapping.every(({ target }) => target !== null)).toBe(true);
    const decimalSign = format === 'csv' && company.currency.decimalSeparator === ',' ? ',' : '.';
    const { outcomes } = dryRun(
      resource,
      table,
      { mapping, decimalSign, unnamed: 'General' },
      {
        languages,
        decimals: company.currency.decimals,
        stored: rows,
        records: Object.fromEntries([...stored].map(([code, all]) => [code, all.map(kept)])),
        creatable: [],
        texts,
      },
    );
    expect(outcomes.filter(({ kind }) => kind !== 'unchanged')).toEqual([]);
    expect(outcomes).toHaveLength(rows.length);
  });
  it('has what the list finds, in its order, or what was chosen', async () => {
    const packs = (stored.get('ART') ?? [])
      .filter(({ kind }) => kind === '2')
      .map(({ code }) => String(code));
    expect(packs.length).toBeGreaterThan(1);
    const byCode = [...packs].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? 1 : -1));
    const isPack = { field: 'kind', operator: 'eq', value: '2' };
    expect(codesIn(await exported(product, { whereExtra: isPack, order: 'code DESC' }))).toEqual(byCode);
    const all = stored.get('TAX') ?? [];
    const [first, second] = all;
    const chosen = [String(first?.['id'])];
    expect(codesIn(await exported(tax, { ids: chosen }))).toEqual([first?.['code']]);
    expect(codesIn(await exported(tax, { except: chosen }))[0]).toBe(second?.['code']);
    const template = await sheetOf(exportCalls(tax).template, { language: 'en-GB' });
    expect([template.header[0], template.rows]).toEqual(['Code', []]);
  });
  it('is called by its area and the day, and says why there is none', async () => {
    const { name } = await exported(tax, { language: 'ar-EG', format: 'xlsx' });
    expect(name).toMatch(/^\p{Script=Arabic}[\p{Script=Arabic} ]* \d{4}-\d\d-\d\d\.xlsx$/u);
    const unknown = { ids: ['0190d6c0-0000-7000-8000-00000000dead'] };
    expect(await ask(exportCalls(tax).export, unknown)).toMatchObject({
      ok: false,
      failure: { status: 404 },
    });
    const strange = { whereExtra: { field: 'nothing', operator: 'eq', value: 1 } };
    expect(await ask(exportCalls(tax).export, strange)).toMatchObject({
      ok: false,
      failure: { status: 400 },
    });
  });
});

const busy = () => busyWithFiles(platform().pool);
/** Takes the first bytes of a file and then nothing until `then` is done. */
const pausedAt = async (then: (pid: number | undefined) => Promise<unknown>, signal?: AbortSignal) => {
  const response = await fetch(`${platform().origin}/api/setup/v1/product/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ data: { idCompany: company.id } }),
    ...(signal && { signal }),
  });
  let pid: number | undefined;
  await expect.poll(async () => ([pid] = await busy())).toHaveLength(1);
  await then(pid);
  return (await response.arrayBuffer()).byteLength;
};
/** Asks for all products and takes nothing yet. */
const asked = async (account: Account) =>
  fetch(`${platform().origin}/api/setup/v1/product/export`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${(await platform().as(account)).token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ data: { idCompany: company.id } }),
  });
const ownerBecomes = (to: string) =>
  platform().pool.query(
    `update membership set role = $1 from app_user where app_user.id = id_user and email = $2 and id_company = $3`,
    [to, accounts.owner, company.id],
  );
describe('a file on its way', () => {
  beforeAll(() => widen(platform().pool, company.id));
  it('goes no further than it is taken, and lets go of its connection when nobody wants it', async () => {
    const controller = new AbortController();
    const left = pausedAt(async () => controller.abort(), controller.signal);
    await expect(left).rejects.toThrow();
    await expect.poll(busy).toEqual([]);
  });
  it('breaks off when who takes it may not any more', async () => {
    const left = pausedAt(async () => {
      await ownerBecomes('COOK');
      const since = await clockOf(platform().pool);
      // Whoever takes it is asked anew once a second.
      await expect
        .poll(async () => (await clockOf(platform().pool)) - since, { timeout: 5_000 })
        .toBeGreaterThan(1_000);
    });
    await expect(left).rejects.toThrow();
    await ownerBecomes('OWNER');
    await expect.poll(busy).toEqual([]);
  });
  // It waits for a patience of five seconds.
  it.runIf(isWhole)('that nobody takes gives way to who asks for one', async () => {
    const unread = [await asked('owner'), await asked('owner'), await asked('manager')];
    expect(unread.map(({ status }) => status)).toEqual([200, 200, 200]);
    // A person has two, a company three; whoever reads slowly is left alone while nobody waits for them too long.
    expect((await asked('owner')).status).toBe(429);
    let last: Response | undefined;
    await expect
      .poll(async () => {
        last = await asked('manager');
        if (last.status !== 200)
          expect(await last.json()).toMatchObject({ error: { code: 'ERROR_TOO_MANY' } });
        return last.status;
      })
      .toBe(200);
    expect((await last?.arrayBuffer())?.byteLength).toBeGreaterThan(1_000_000);
    // The first is broken off, not ended as if it were whole; the others go on.
    await expect(unread[0]?.arrayBuffer()).rejects.toThrow();
    for (const other of unread.slice(1))
      expect((await other.arrayBuffer()).byteLength).toBeGreaterThan(1_000_000);
    await expect.poll(busy).toEqual([]);
  });
  it('is no file when it breaks off', async () => {
    const broken = pausedAt((pid) => platform().pool.query('select pg_terminate_backend($1)', [pid]));
    await expect(broken).rejects.toThrow();
    // The next one is whole again.
    const { rows } = await exported(product, { search: 'wide' });
    expect(rows).toHaveLength(1200);
  });
});
