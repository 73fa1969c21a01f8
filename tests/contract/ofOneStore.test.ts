import { rateStore } from '@comanda/api/areas/advanced/rateStore';
import { zone } from '@comanda/api/areas/sales/zone';
import { resourceCalls, syncCalls } from '@comanda/api/calls';
import { beforeAll, expect, it } from 'vitest';
import { usePlatform } from '../support/usePlatform.ts';
import { type Business, openBusiness, places } from './requests.ts';

/* Records of one store that tills are given (docs/product.md §7.14). */
const platform = usePlatform();
let home: Business;
let idCompany = '';
beforeAll(async () => {
  home = await openBusiness(platform(), places.home);
  ({ idCompany } = home);
});

const changesOf = async (idEntity: string) => {
  const { data } = await home.owner.call(syncCalls.trackerList, {
    data: { idCompany, limit: 100, whereExtra: { field: 'idEntity', operator: 'eq', value: idEntity } },
  });
  return data.elements;
};
const waitingIn = async (idEntity: string): Promise<readonly string[]> => [
  ...new Set((await changesOf(idEntity)).flatMap(({ stores }) => stores.map(({ idStore }) => idStore))),
];

it('wait for that store alone; one that moves is told to both', async () => {
  const [here = '', there = ''] = home.idStores;
  const made = await home.create(zone, { idStore: here });
  expect(await waitingIn(made.id)).toEqual([here]);
  const { data } = await home.owner.call(resourceCalls(zone).get, { params: { id: made.id } });
  const moved = await home.owner.call(resourceCalls(zone).update, { data: { ...data, idStore: there } });
  expect(moved.status, moved.text).toBe(200);
  expect(new Set(await waitingIn(made.id))).toEqual(new Set([here, there]));
});

it('are missed by no other store when a publication there is taken back', async () => {
  const [here = '', there = ''] = home.idStores;
  const made = await home.create(zone, { idStore: here });
  const given = await home.create(rateStore, { idStore: here, idZone: made.id });
  const trackers = async () => (await changesOf(given.id)).map(({ id }) => id);
  const publish = async (idStores: string[]) =>
    (
      await home.owner.call(syncCalls.publish, {
        data: { idCompany, idStores, idTrackers: await trackers() },
      })
    ).data;
  await publish([here, there]);
  const { data: stored } = await home.owner.call(resourceCalls(rateStore).get, { params: { id: given.id } });
  await home.owner.call(resourceCalls(rateStore).update, { data: { ...stored, priority: 7 } });
  const [commit] = await publish([there]);
  expect(commit).toBeDefined();
  const reverted = await home.owner.call(syncCalls.revert, { data: { id: commit?.id ?? '' } });
  expect(reverted.status, reverted.text).toBe(200);
});
