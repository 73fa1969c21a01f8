import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { profileCalls, resourceCalls, roleCalls, roleLimits } from '@comanda/api/calls';
import { type Field, fieldsOf, type ItemField, type Resource } from '@comanda/api/kernel';
import { pages } from '@comanda/api/pages';
import { resources } from '@comanda/api/resources';
import { validate } from '@comanda/api/validation';
import type { Page } from '@playwright/test';
import { type Data, type Refer, sampleOf } from '../contract/fixtures.ts';
import { coveringResources } from '../support/covering.ts';
import { scripts } from '../support/scripts.ts';
import { startServer } from '../support/server.ts';
import { type Encina, encinaAs } from './support/encina.ts';
import { expect, isThere, test as base } from './support/test.ts';

/** A platform of its own: what is stored here is fit for no other walk. */
const test = base.extend<{ spoilt: string }>({
  spoilt: async ({}, use) => {
    const dataDirectory = mkdtempSync(join(tmpdir(), 'comanda-scripts-'));
    const server = await startServer({ dataDirectory });
    await use(server.origin);
    await server.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  },
  baseURL: async ({ spoilt }, use) => use(spoilt),
});

/** What the restaurant writes its catalogue in first. */
const languages = ['es-ES'];

/** One after the other, so that each stands somewhere; cut where the field takes no more. */
const drawer = () => {
  let drawn = 0;
  return (max: number): string => (scripts[drawn++ % scripts.length] ?? '').slice(0, max);
};
type Draw = ReturnType<typeof drawer>;

/** A record whose every text is one of the scripts, but where its definition says what the text has to be. */
const spoiled = (resource: Resource, sound: Data, draw: Draw): Data => {
  const namesOf = (names: unknown): Data =>
    Object.fromEntries(Object.keys(Object(names)).map((language) => [language, draw(200)]));
  const spoil = (field: Field | ItemField | undefined, value: unknown): unknown => {
    if (field?.kind === 'names') return namesOf(value);
    if (field?.kind === 'text' && field.format === undefined) return draw(field.max);
    if (field?.kind !== 'list' || !Array.isArray(value)) return value;
    return value.map((line: Data) =>
      Object.fromEntries(Object.entries(line).map(([key, one]) => [key, spoil(field.item[key], one)])),
    );
  };
  const data = { ...sound };
  for (const [name, field] of fieldsOf(resource)) if (name in data) data[name] = spoil(field, data[name]);
  const checked = validate(resource, data, { languages });
  const refused = checked.ok ? [] : checked.faults.map(({ path }) => path.split('.')[0] ?? '');
  return { ...data, ...Object.fromEntries(refused.map((name) => [name, sound[name]])) };
};

/** Stores scripts in every area; answers the id of one record of each. */
const plant = async ({ call, idCompany }: Encina, draw: Draw): Promise<ReadonlyMap<string, string>> => {
  const rowsOf = async (code: string): Promise<Data[]> => {
    const resource = resources.find((one) => one.code === code);
    if (!resource) throw new Error(`There is no resource ${code}.`);
    const where = { field: 'status', operator: 'eq', value: 'A' };
    const { data } = await call(resourceCalls(resource).list, {
      data: { idCompany, limit: 100, whereExtra: where },
    });
    return data.elements.map((row) => ({ ...row }));
  };
  const refer: Refer = async (code, only, nth) => {
    const fitting = (await rowsOf(code)).filter((row) =>
      Object.entries(only ?? {}).every(([field, values]) => values.includes(String(row[field]))),
    );
    return String(fitting[nth % fitting.length]?.['id']);
  };
  const made = new Map<string, string>();
  for (const [nth, resource] of resources.entries()) {
    const sound = await sampleOf(resource, 7000 + nth, refer, languages);
    const { data } = await call(resourceCalls(resource).create, {
      data: { ...spoiled(resource, sound, draw), code: `ZZ${nth}`, idCompany },
    });
    made.set(resource.code, data.id);
  }
  return made;
};

/** What came alive on the page, and how far it reaches beyond its edge. */
const alive = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...('plantedCalls' in window ? [`${String(window.plantedCalls)} calls`] : []),
      ...[...document.querySelectorAll('[planted]')].map(({ outerHTML }) => outerHTML.slice(0, 200)),
      ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px beyond the edge`] : []),
    ];
  });

test('no text that somebody stored comes alive on any page, and none breaks its page', async ({
  page,
  visit,
  spoilt,
}) => {
  test.setTimeout(240_000);
  const found: string[] = [];
  page.on('dialog', (dialog) => {
    found.push(`${page.url()}: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    Object.assign(window, {
      planted: () => Object.assign(window, { plantedCalls: Number(Object(window).plantedCalls ?? 0) + 1 }),
    });
  });
  const owner = await encinaAs(spoilt, 'owner');
  const made = await plant(owner, drawer());
  for (const nth of [2, 4, 27])
    await owner.call(roleCalls.make, {
      data: {
        idCompany: owner.idCompany,
        name: scripts[nth]?.slice(0, roleLimits.name) ?? '',
        permissions: {},
      },
    });
  const { data: person } = await owner.call(profileCalls.get, { params: { id: owner.idUser } });
  await owner.call(profileCalls.update, {
    data: {
      id: person.id,
      version: person.version,
      lang: person.lang,
      uName: scripts[4] ?? '',
      surname: scripts[27] ?? '',
    },
  });

  await visit.signIn('owner');
  await visit.choose('Taberna La Encina');
  const look = async (path: string): Promise<void> => {
    await page.goto(path);
    await isThere(page);
    for (const what of await alive(page)) found.push(`${path}: ${what}`);
  };
  for (const { code, route } of coveringResources()) {
    await look(`${route}?sort=-code`);
    await expect(page.getByRole('grid').getByText(/^ZZ\d/).first()).toBeVisible();
    await look(`${route}/${made.get(code)}/show`);
    await look(`${route}/${made.get(code)}/edit`);
  }
  for (const { path } of [pages.home, pages.trackers, pages.people, pages.roles, pages.newRole])
    await look(path);
  await look('/profile/basic');
  await page.keyboard.press('ControlOrMeta+K');
  await page.keyboard.type('planted');
  await expect(page.getByRole('option').first()).toBeVisible();
  for (const what of await alive(page)) found.push(`palette: ${what}`);
  expect(found).toEqual([]);
});
