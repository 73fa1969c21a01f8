import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  businessCalls,
  deviceCalls,
  importInto,
  invitationCalls,
  LONGEST_VIEW_NAME,
  peopleCalls,
  profileCalls,
  resourceCalls,
  roleCalls,
  roleLimits,
  viewCalls,
  kitchenOrderCalls,
} from '@comanda/api/calls';
import { type Field, fieldsOf, type ItemField, type Resource } from '@comanda/api/kernel';
import { pages } from '@comanda/api/pages';
import { department } from '@comanda/api/areas/sales/department';
import { subdepartment } from '@comanda/api/areas/sales/subdepartment';
import { tax } from '@comanda/api/areas/basics/tax';
import { resources } from '@comanda/api/areas/all';
import { formats, validate } from '@comanda/api/validation';
import type { Page } from '@playwright/test';
import { type Data, type Refer, sampleOf } from '../contract/fixtures.ts';
import { scripts as all } from '../support/scripts.ts';
import { accounts, password } from '../support/accounts.ts';
import { callerOf, signIn } from '../support/caller.ts';
import { embeddedPool } from '../support/embeddedPool.ts';
import { startServer } from '../support/server.ts';
import { makeMonitor, makeSection, orderOf } from '../support/kitchen.ts';
import { taxesIn, ticketOf, tillOf } from '../support/till.ts';
import { type Encina, encinaAs } from './support/encina.ts';
import { placesOf, stockOf } from './support/places.ts';
import type { Platform } from './support/platform.ts';
import { expect, isLoaded, messages, test as base } from './support/test.ts';

/** A platform of its own: what is stored here is fit for no other walk. */
const test = base.extend<{ spoilt: Platform }>({
  spoilt: [
    async ({}, use) => {
      const dataDirectory = mkdtempSync(join(tmpdir(), 'comanda-scripts-'));
      const server = await startServer({ dataDirectory });
      await use({ origin: server.origin, dataDirectory });
      await server.stop();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ spoilt }, use) => use(spoilt.origin),
});

/** All that the restaurant writes its catalogue in; the first one is demanded. */
const languages = ['es-ES', 'en-GB', 'fr-FR'];

/** Those that a name may be: what turns the direction of the words around it is refused. */
const scripts = all.filter((text) => !formats.unseen.test(text));

let drawn = 0;
/** One after the other, so that each stands somewhere; cut where the field takes no more. */
const draw = (max: number): string => (scripts[drawn++ % scripts.length] ?? '').slice(0, max);
type Draw = typeof draw;

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
  const checked = validate(resource, data, { languages: languages.slice(0, 1) });
  const refused = checked.ok ? [] : checked.faults.map(({ path }) => path.split('.')[0] ?? '');
  return { ...data, ...Object.fromEntries(refused.map((name) => [name, sound[name]])) };
};

/** The platform's own are for operators to write. */
const lists = resources.filter(({ page, owner }) => page === undefined && owner !== 'system');

/** Stores scripts in every area; answers the id of one record of each. */
const plantRecords = async (
  { call, idCompany }: Encina,
  draw: Draw,
): Promise<ReadonlyMap<string, string>> => {
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
  for (const [nth, resource] of lists.entries()) {
    const sound = await sampleOf(resource, 7000 + nth, refer, languages);
    const { data } = await call(resourceCalls(resource).create, {
      data: { ...spoiled(resource, sound, draw), code: `ZZ${nth}`, idCompany },
    });
    made.set(resource.code, data.id);
  }
  return made;
};

/** Every one of the scripts as the name of a tax of its own, so that lists, palette and choices show all of them. */
const plantCorpus = async ({ callWith, idCompany }: Encina): Promise<void> => {
  for (const [nth, text] of scripts.entries()) {
    const { status, text: said } = await callWith(resourceCalls(tax).create, {
      idCompany,
      code: `ZC${nth}`,
      names: { 'es-ES': text.slice(0, 200) },
      kind: 'N',
      value: '1',
      order: 8000 + nth,
    });
    expect(status, `${text}: ${said}`).toBe(200);
  }
};

/** A subdepartment that is a script needs a department that is one. */
const plantUse = async ({ call }: Encina, made: ReadonlyMap<string, string>): Promise<void> => {
  const { data: kept } = await call(resourceCalls(subdepartment).get, {
    params: { id: made.get(subdepartment.code) ?? '' },
  });
  const { status, text } = await call(resourceCalls(subdepartment).update, {
    data: { ...kept, idDepartment: made.get(department.code) ?? '' },
  });
  expect(status, text).toBe(200);
};

const named = (name: string) => ({ names: { 'es-ES': name, 'en-GB': name } });
/** A shop's kitchen whose section, monitor and order are scripts. Answers the name of the monitor. */
const plantKitchen = async (
  { call, callWith, token, idCompany }: Encina,
  { origin, dataDirectory }: Platform,
  draw: Draw,
): Promise<string> => {
  const licences = JSON.parse(readFileSync(join(dataDirectory, 'demo-tills.json'), 'utf8'));
  const till = await tillOf({ origin, licences, anyone: callerOf(origin) }, 'ENCINA MAD Barra');
  const owner = { call, callWith, token };
  const section = await makeSection(owner, idCompany, { takesRest: 'S', ...named(draw(200)) });
  // Found by its name, which is nobody else's.
  const name = `Paso <img planted src=x onerror="planted()">`;
  await makeMonitor(owner, idCompany, till.signed.idStore, [section.id], named(name));
  for (const number of [9001, 9002]) {
    const lines = Array.from({ length: 3 }, () => ({
      name: draw(200),
      note: draw(200),
      modifiers: [{ sign: '+' as const, name: draw(200) }],
    }));
    const { status, text } = await till.call(kitchenOrderCalls.upload, {
      data: { ...orderOf(number, lines), place: draw(40), note: draw(200) },
    });
    expect(status, text).toBe(200);
  }
  return name;
};

/** A person keeps scripts of themselves. */
const plantProfile = async ({ call, idUser }: Encina, draw: Draw): Promise<void> => {
  const params = { id: idUser };
  const { data: person } = await call(profileCalls.get, { params });
  const { version, lang } = person;
  await call(profileCalls.update, {
    data: { id: idUser, version, lang, uName: draw(60), surname: draw(100) },
  });
  const { data: lives } = await call(profileCalls.address, { params });
  const { id: _, updated: _updated, ...address } = lives;
  const texts = { address: draw(200), zip: draw(20), city: draw(100), state: draw(100) };
  await call(profileCalls.setAddress, { params, data: { ...address, ...texts } });
  const { data: found } = await call(profileCalls.social, { params });
  const { id: _id, updated: _at, ...social } = found;
  const website = `https://example.test/?x=${encodeURI(draw(60))}`.slice(0, 190);
  await call(profileCalls.setSocial, { params, data: { ...social, website } });
};

/** A list's state with a script as its name, and one as what it searches for. */
const plantView = async ({ call, idCompany }: Encina, draw: Draw): Promise<void> => {
  await call(viewCalls.create, {
    data: {
      idCompany,
      entity: tax.code,
      name: draw(LONGEST_VIEW_NAME),
      shared: true,
      state: {
        search: draw(100),
        where: null,
        facets: {},
        sort: [{ id: 'code', desc: true }],
        size: 25,
        columns: ['code', 'names'],
        widths: {},
        density: 'compact',
      },
    },
  });
};

/** A till sells what it has no product for, under names of its own. */
const plantTicket = async ({ origin, dataDirectory }: Platform, draw: Draw): Promise<void> => {
  const licences = JSON.parse(readFileSync(join(dataDirectory, 'demo-tills.json'), 'utf8'));
  const till = await tillOf({ origin, licences, anyone: callerOf(origin) }, 'ENCINA MAD Barra');
  const pulled = await till.pull(0);
  const taxes = taxesIn(pulled);
  const rate = [...taxes.values()].find(({ kind }) => kind === 'N')?.id ?? '';
  const lines = Array.from({ length: 12 }, () => ({
    name: draw(200),
    unitPrice: 1210,
    taxes: [rate],
    modifiers: [{ idModifier: rate, name: draw(200), priceChange: 0 }],
    parts: [{ idProduct: rate, name: draw(200), quantity: '1', supplement: 0 }],
  }));
  const { data } = await till.call(deviceCalls.ticket, {
    data: ticketOf(till.signed.lastTicket + 1, pulled.number, taxes, lines),
  });
  expect(data.id).toBeTruthy();
};

/** Somebody invites the owner into a business of theirs, with a role and a name that are scripts. */
const plantInvitation = async (origin: string, draw: Draw): Promise<void> => {
  const caller = await signIn(origin, 'foreign');
  const { data: user } = await caller.call(peopleCalls.logged);
  const { data: companies } = await caller.call(businessCalls.companiesOfUser, { params: { id: user.id } });
  const [{ id: idCompany } = { id: '' }] = companies;
  await plantProfile(
    { ...caller, idUser: user.id, idCompany, makeTax: () => Promise.reject(new Error()) },
    draw,
  );
  const { data: role } = await caller.call(roleCalls.make, {
    data: { idCompany, name: draw(roleLimits.name), permissions: {} },
  });
  const sent = await caller.call(invitationCalls.send, {
    data: { idCompany, email: accounts.owner, role: role.code },
  });
  expect(sent.status, sent.text).toBe(200);
};

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
/** A file whose heading, cells and name are scripts. Answers the id of its import. */
const plantImport = async ({ call, idCompany }: Encina, draw: Draw): Promise<string> => {
  const rows = Array.from({ length: 20 }, (_, nth) =>
    [`ZI${nth}`, draw(200), draw(200), draw(200)].map(quoted).join(','),
  );
  const header = ['code', 'names.es-ES', 'value', draw(200)].map(quoted).join(',');
  const { data } = await call(importInto(tax), {
    data: { idCompany, fileName: draw(100) },
    files: { file: new Blob([[header, ...rows].join('\n')]) },
  });
  return data.id;
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

// A browser that blocks workers gives the kitchen no registration of its own.
test.use({ expectedErrors: /^Failed to load resource|reading 'active'/ });

test(
  'no text that somebody stored comes alive on any page, and none breaks its page',
  { tag: '@full' },
  async ({ page, visit, spoilt }) => {
    test.setTimeout(600_000);
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
    const { origin, dataDirectory } = spoilt;
    const owner = await encinaAs(origin, 'owner');
    const { call, idCompany, idUser } = owner;
    await plantTicket(spoilt, draw);
    const made = await plantRecords(owner, draw);
    await plantUse(owner, made);
    await plantCorpus(owner);
    const monitor = await plantKitchen(owner, spoilt, draw);
    await plantProfile(owner, draw);
    await plantView(owner, draw);
    await plantInvitation(origin, draw);
    const { data: role } = await call(roleCalls.make, {
      data: { idCompany, name: draw(roleLimits.name), permissions: {} },
    });
    const stock = {
      ...(await stockOf(spoilt, 'STOCK')),
      idTax: made.get(tax.code) ?? '',
      idImport: await plantImport(owner, draw),
      role: role.code,
    };
    const pool = embeddedPool(dataDirectory);
    for (let nth = 0; nth < 10; nth += 1)
      await pool.query(
        `insert into message (id_company, id, id_user, ntype, nclass, status, title, body, data)
        values ($1, gen_random_uuid(), $2, 'company', 'Z', 'UNR', $3, $4, '[]')`,
        [idCompany, idUser, draw(200), draw(200)],
      );
    await pool.end();

    const judge = async (where: string): Promise<void> => {
      for (const what of await alive(page)) found.push(`${where}: ${what}`);
    };
    const look = async (path: string, level: 1 | 2 = 1): Promise<void> => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level }).first()).toBeVisible();
      await isLoaded(page);
      await judge(path);
    };
    const { outside, inside } = placesOf(stock);
    for (const { path, level } of outside) await look(path, level);
    await visit.begin('owner');
    for (const { path, level } of inside) await look(path, level);
    for (const { code, route } of lists) {
      await look(`${route}?sort=-code`);
      await expect(page.getByRole('grid').getByText(/^ZZ\d/).first()).toBeVisible();
      await look(`${route}/${made.get(code)}/show`);
      await look(`${route}/${made.get(code)}/edit`);
    }
    for (let nth = 0; nth < scripts.length; nth += 100)
      await look(`${tax.route}?search=ZC&size=100&page=${1 + nth / 100}`);

    await page.goto(pages.trackers.path);
    await page.getByRole('button', { name: 'Publish all…' }).click();
    await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
    await judge('publishing');
    await page.goto(`${department.route}?search=ZZ`);
    await page.getByRole('button', { name: /^Actions for ZZ/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await judge('deleting');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('dialog', { name: 'Still in use' }).getByRole('link').first()).toBeVisible();
    await judge('what is still in use');
    await page.goto('/profile/invitations/received');
    await page
      .getByRole('button', { name: /^Block this sender/ })
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await judge('blocking');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reject and block' }).click();
    await expect(
      messages(page)
        .getByText(/^Rejected, and [^]* blocked$/)
        .first(),
    ).toBeVisible();
    await judge('a message of who was blocked');

    for (const { path } of [pages.trackers, pages.tickets]) {
      await page.goto(path);
      await page.getByRole('rowheader').first().click();
      await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
      await isLoaded(page);
      await judge(`the drawer of ${path}`);
    }
    await page.goto(pages.home.path);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    await judge('notifications');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+K');
    await page.keyboard.type('planted');
    await expect(page.getByRole('option').first()).toBeVisible();
    await judge('palette');
    await look('/dev/mail');
    const mail = page.getByRole('link', { name: /Encina/ }).first();
    await look((await mail.getAttribute('href')) ?? '');

    await page.goto('/kds');
    await page.getByRole('textbox', { name: 'E-mail' }).fill(accounts.cook);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('button', { name: monitor }).click();
    await judge('the choice of a monitor');
    await page.getByRole('button', { name: 'Use this screen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: monitor })).toBeVisible();
    for (const number of [9001, 9002]) {
      const card = page.getByText(String(number)).first();
      // Long words may leave an order a page of its own.
      await expect(async () => {
        if (!(await card.isVisible())) await page.keyboard.press('PageDown');
        await expect(card).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await judge(`order ${number} in the kitchen`);
    }

    expect(drawn).toBeGreaterThanOrEqual(scripts.length);
    expect(found).toEqual([]);
  },
);
