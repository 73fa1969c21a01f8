import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  businessCalls,
  companyCalls,
  invitationCalls,
  resourceCalls,
  syncCalls,
  terminalCalls,
  ticketCalls,
} from '@comanda/api/calls';
import { region } from '@comanda/api/areas/system/region';
import { store } from '@comanda/api/areas/hierarchy/store';
import { expect, it, vi } from 'vitest';
import { throughOffice, useEmptyInstallation } from '../support/emptyInstallation.ts';

/*
 * From nothing to the first ticket (docs/product.md §22.6 to §22.8), by the calls that the console makes and by the
 * program that simulates tills: empty database, operator, company, store, menu, till, publication, ticket.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const installation = useEmptyInstallation();

/** A simulated till, paired by the licence alone; it lives a thousand times as fast as people do. */
const startTill = (origin: string, license: string): (() => Promise<void>) => {
  const file = join(installation.dataDirectory, 'till.json');
  writeFileSync(file, JSON.stringify([{ name: 'first', license }]));
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/simulator/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, COMANDA_URL: origin, COMANDA_TILLS: file, COMANDA_TILLS_SPEED: '1000' },
  });
  return async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
};

it('a company sells its first ticket without any seed', async () => {
  const { server, operator } = await installation.begin();
  const { data: company } = await operator.call(companyCalls.make, {
    headers: throughOffice,
    data: {
      code: 'FARO',
      cName: 'Casa Faro',
      kind: '1',
      taxNumber: '500000000',
      country: 'PT',
      owner: 'owner@faro.example',
    },
  });
  const idCompany = company.id;
  const { data: sent } = await operator.call(invitationCalls.sent);
  expect(sent).toMatchObject([{ idCompany, email: 'owner@faro.example', status: 'PND' }]);

  const { data: basics } = await operator.call(companyCalls.basics, { data: { idCompany } });
  expect(basics.made).toBeGreaterThan(8);
  expect((await operator.call(companyCalls.basics, { data: { idCompany } })).data.made).toBe(0);

  const { data: regions } = await operator.call(resourceCalls(region).list, { data: { idCompany } });
  const { data: shop } = await operator.call(resourceCalls(store).create, {
    data: {
      idCompany,
      code: 'LIS',
      names: { 'pt-PT': 'Baixa' },
      street: 'Rua da Prata 1',
      city: 'Lisboa',
      country: 'PT',
      timeZone: 'Europe/Lisbon',
      // The taxes of a region hold in its stores only (docs/product.md §8.5).
      idRegion: regions.elements[0]?.id ?? null,
      order: 10,
    },
  });
  const idStore = shop.id;
  expect((await operator.call(companyCalls.sampleMenu, { data: { idCompany } })).data.made).toBe(8);
  const { data: till } = await operator.call(terminalCalls.make, {
    data: { idCompany, idStore, name: 'Caixa 1' },
  });
  const { data: issued } = await operator.call(terminalCalls.issue, { params: { id: till.id } });
  expect((await operator.call(syncCalls.publish, { data: { idCompany, idStores: [idStore] } })).status).toBe(
    200,
  );
  const stop = startTill(server.origin, issued.license);
  try {
    const ticket = await vi.waitUntil(
      async () => (await operator.call(ticketCalls.list, { data: { idCompany } })).data.elements[0],
      { timeout: 60_000, interval: 250 },
    );
    expect(ticket).toMatchObject({ idStore, terminal: 'Caixa 1', currency: 'EUR' });
    const { data: standing } = await operator.call(companyCalls.beginning, { params: { id: idCompany } });
    expect(standing).toMatchObject({ stores: 1, products: 8, terminals: 1, paired: 1, commits: 1 });
    const { data: tills } = await operator.call(terminalCalls.ofCompany, {
      params: { companyId: idCompany },
    });
    expect(tills).toMatchObject([{ id: till.id, isOnline: true, acknowledged: 1, published: 1 }]);
    expect((await operator.call(businessCalls.company, { params: { id: idCompany } })).data).toMatchObject({
      taxNumber: '500000000',
      currency: { code: 'EUR' },
    });
  } finally {
    await stop();
  }
}, 120_000);
