import { randomUUID } from 'node:crypto';
import {
  type Closing,
  deviceCalls,
  messageCalls,
  messageNumberCalls,
  peopleCalls,
  publicTicketCalls,
  resourceCalls,
  syncCalls,
  type Ticket,
  ticketCalls,
} from '@comanda/api/calls';
import type { Filter } from '@comanda/api/filter';
import type { PricedTax } from '@comanda/api/pricing';
import { tax } from '@comanda/api/areas/basics/tax';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../support/caller.ts';
import { ratesIn, taxesIn, type TestTill, ticketOf, tillOf } from '../support/till.ts';
import { usePlatform } from '../support/usePlatform.ts';

const platform = usePlatform();
const faultsOf = ({ error }: Answer): [string | undefined, string | undefined][] =>
  (error.extra ?? []).map(({ field, error: fault }) => [field, fault]);

describe('signing in', () => {
  it('tells a till where it stands', async () => {
    const { signed } = await tillOf(platform(), 'ENCINA LPA Terraza');
    expect(signed).toMatchObject({
      name: 'Terraza',
      sName: 'Las Palmas',
      timeZone: 'Atlantic/Canary',
      currency: 'EUR',
      decimals: 2,
      businessKind: '1',
      lastTicket: 0,
      lastZ: 0,
      grandTotal: 0,
    });
    expect(signed.idRegion).not.toBeNull();
  });
  it('refuses a licence that is unknown or switched off, and ends its tokens', async () => {
    const till = await tillOf(platform(), 'ENCINA LPA Terraza');
    const licence = platform().licences.find(({ name }) => name === 'ENCINA LPA Terraza')?.license ?? '';
    const signIn = (license: string) =>
      platform().anyone.call(deviceCalls.login, { data: { license, machine: 'test' } });
    expect((await signIn('x'.repeat(43))).error.code).toBe('ERROR_NOT_VALID_LICENSE');
    const set = (status: string) =>
      platform().pool.query('update device_licence set status = $1 where id_terminal = $2', [
        status,
        till.signed.idTerminal,
      ]);
    await set('I');
    expect((await signIn(licence)).error.code).toBe('ERROR_NOT_VALID_LICENSE');
    expect((await till.call(deviceCalls.pull, { params: { since: '0' } })).status).toBe(511);
    await set('A');
    expect((await till.call(deviceCalls.pull, { params: { since: '0' } })).status).toBe(200);
  });
  it('is good for device calls, and a person is no till', async () => {
    const till = await tillOf(platform(), 'ENCINA LPA Terraza');
    const idCompany = await platform().company('ENCINA');
    expect((await till.call(peopleCalls.logged)).status).toBe(401);
    expect((await till.call(resourceCalls(tax).list, { data: { idCompany } })).status).toBe(401);
    const owner = await platform().as('owner');
    expect((await owner.call(deviceCalls.pull, { params: { since: '0' } })).status).toBe(401);
  });
});

describe('pulling', () => {
  it('from 0 and from a number that never was gives everything, once', async () => {
    const till = await tillOf(platform(), 'BRASA BCN Caixa 1');
    for (const since of [0, 4711]) {
      const { number, reload, changes } = await till.pull(since);
      expect([number, reload]).toEqual([1, true]);
      expect(changes.every(({ kind, record }) => kind === 'RLD' && record !== null)).toBe(true);
      expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
    }
    expect(await till.pull(1)).toEqual({ number: 1, reload: false, changes: [] });
  });
  it('gives each record as the wire has it', async () => {
    const till = await tillOf(platform(), 'BRASA BCN Caixa 1');
    const owner = await platform().as('owner');
    const { changes } = await till.pull(0);
    const group = changes.find(({ record }) => record?.['code'] === 'REFR1L');
    const {
      created: _,
      updated: __,
      ...row
    } = (await owner.call(resourceCalls(tax).get, { params: { id: group?.id ?? '' } })).data;
    expect(group?.record).toEqual(row);
  });
  it('gives a record that many commits touched once, in its newest state', async () => {
    const till = await tillOf(platform(), 'BRASA BCN Caixa 1');
    const owner = await platform().as('owner');
    const idCompany = await platform().company('BRASA');
    const { create, update } = resourceCalls(tax);
    let { data: record } = await owner.call(create, {
      data: { idCompany, code: 'NUEVO', names: { 'es-ES': 'Nuevo' }, value: '1', order: 990 },
    });
    const publish = () =>
      owner.call(syncCalls.publish, { data: { idCompany, idStores: [till.signed.idStore] } });
    await publish();
    for (const value of ['2', '3']) {
      record = (await owner.call(update, { data: { ...record, value } })).data;
      await publish();
    }
    const { number, changes } = await till.pull(1);
    expect(number).toBe(4);
    expect(changes).toMatchObject([{ id: record.id, record: { value: '3', version: 3 } }]);
  });
  it('refuses what is no number', async () => {
    const till = await tillOf(platform(), 'BRASA BCN Caixa 1');
    for (const since of ['-1', '1.5', 'x', '99999999999'])
      expect((await till.call(deviceCalls.pull, { params: { since } })).status).toBe(400);
  });
});

describe('a ticket', () => {
  let till: TestTill;
  let taxes: ReadonlyMap<string, PricedTax>;
  let iva10 = '';
  let drink = '';
  beforeAll(async () => {
    till = await tillOf(platform(), 'BRASA BCN Caixa 2');
    taxes = taxesIn(await till.pull(0));
    const idOf = (code: string): string => [...taxes.values()].find((one) => one.code === code)?.id ?? '';
    iva10 = idOf('IVA10');
    drink = idOf('REFR1L');
  });
  const sold = (number: number): Ticket =>
    ticketOf(number, 1, taxes, [
      { unitPrice: 199, taxes: [iva10] },
      { unitPrice: 295, taxes: [drink] },
    ]);
  const upload = (ticket: Ticket) => till.call(deviceCalls.ticket, { data: ticket });

  it('is taken in once, however often it is sent', async () => {
    const ticket = sold(1);
    const answers = await Promise.all([upload(ticket), upload(ticket), upload(ticket)]);
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    const owner = await platform().as('owner');
    const idCompany = await platform().company('BRASA');
    const { data } = await owner.call(ticketCalls.list, { data: { idCompany } });
    expect(data.elements).toHaveLength(1);
    expect(data.elements[0]).toMatchObject({
      number: 1,
      terminal: 'Caixa 2',
      sName: 'Barcelona Sants',
      total: ticket.total,
      lines: 2,
    });
    expect(data.elements[0]?.taxes.map(({ code, names }) => [code, names['en-GB']])).toEqual([
      ['IBEE1L', 'Sugared-drink tax, 1 l bottle'],
      ['IVA10', 'VAT reduced 10%'],
      ['IVA21', 'VAT standard 21%'],
    ]);
    const { data: whole } = await owner.call(ticketCalls.get, { params: { id: data.elements[0]?.id ?? '' } });
    // This till says of no payment which card it was.
    const payments = ticket.payments.map((payment) => ({ ...payment, card: null }));
    expect([whole.details, whole.payments]).toEqual([ticket.lines, payments]);
  });
  it('keeps what each line was made of, and is refused when a line was made otherwise', async () => {
    const { changes } = await till.pull(0);
    const record = (entity: string, code: string) =>
      changes.find((change) => change.entity === entity && change.record?.['code'] === code)?.id ?? '';
    const idRate = record('RTE', 'LOCAL');
    const milk = { idModifier: record('MDF', 'LECH'), name: 'De avena', priceChange: 30 };
    const coffee = { idProduct: record('ART', 'CAFE'), idRate, taxes: [iva10], modifiers: [milk] };
    const meal = {
      idProduct: record('ART', 'MENUB'),
      idRate,
      taxes: [iva10],
      parts: ['CHEDD', 'PATM', 'COLAM', 'SUNDA'].map((code, index) => ({
        idProduct: record('ART', code),
        name: code,
        quantity: '1',
        supplement: index === 3 ? 150 : 0,
      })),
    };
    const made = (number: number, ...prices: readonly [number, number]): Ticket =>
      ticketOf(number, 1, taxes, [
        { ...coffee, unitPrice: prices[0] },
        { ...meal, unitPrice: prices[1] },
      ]);
    const ticket = made(20, 170, 1240);
    const { data: kept } = await upload(ticket);
    const owner = await platform().as('owner');
    const { data: whole } = await owner.call(ticketCalls.get, { params: { id: kept.id } });
    expect(whole.details).toEqual(ticket.lines);
    const answer = await upload(made(21, 140, 1090));
    expect(answer.status).toBe(422);
    expect(faultsOf(answer)).toEqual([
      ['lines.0.unitPrice', 'does_not_add_up'],
      ['lines.1.unitPrice', 'does_not_add_up'],
    ]);
    // Nobody has to say which part the ice cream was taken in: in none of them is it free.
    const gift = { ...meal, parts: meal.parts.map((part) => ({ ...part, supplement: 0 })) };
    const given = ticketOf(21, 1, taxes, [{ ...gift, unitPrice: 1090 }]);
    expect(faultsOf(await upload(given))).toEqual([['lines.0.parts', 'does_not_add_up']]);
    const unknown = { ...ticket, number: 21, lines: ticket.lines.map((line) => ({ ...line, idRate: null })) };
    expect(faultsOf(await upload(unknown))).toContainEqual(['lines.0.idRate', 'not_found']);
  });
  it('is refused under a number that was used for another', async () => {
    const ticket = sold(1);
    const answer = await upload({ ...ticket, at: '2026-03-14T12:00:01.000Z' });
    expect([answer.status, answer.error.code]).toEqual([422, 'ERROR_INFORMATION_EXISTS']);
  });
  it.each<[string, (ticket: Ticket) => Ticket, [string, string]]>([
    ['a total', (t) => ({ ...t, total: t.total + 1 }), ['total', 'does_not_add_up']],
    ['a net', (t) => ({ ...t, net: t.net - 1 }), ['net', 'does_not_add_up']],
    [
      'a line',
      (t) => ({ ...t, lines: t.lines.map((line, index) => (index === 1 ? { ...line, total: 1 } : line)) }),
      ['lines.1.total', 'does_not_add_up'],
    ],
    [
      'a tax',
      (t) => ({ ...t, taxes: t.taxes.map((share, index) => (index === 0 ? { ...share, tax: 0 } : share)) }),
      ['taxes.0.tax', 'does_not_add_up'],
    ],
    ['a tax left out', (t) => ({ ...t, taxes: t.taxes.slice(1) }), ['taxes', 'required']],
    [
      'a payment',
      (t) => ({ ...t, payments: [{ idPaymentMethod: null, kind: 'C', amount: 1, change: 0 }] }),
      ['payments', 'does_not_add_up'],
    ],
    ['a currency', (t) => ({ ...t, currency: 'USD' }), ['currency', 'choice']],
    ['a commit of the future', (t) => ({ ...t, commit: 99 }), ['commit', 'too_big']],
    ['an instant', (t) => ({ ...t, at: 'yesterday' }), ['at', 'date']],
    [
      'an unknown tax',
      (t) => ({
        ...t,
        lines: t.lines.map((line) => ({ ...line, taxes: ['0190d6c0-0000-7000-8000-00000000dead'] })),
      }),
      ['lines.0.taxes.0', 'not_found'],
    ],
  ])('whose figures are wrong in %s is refused at that field, and not kept', async (_, spoil, fault) => {
    const answer = await upload(spoil(sold(7)));
    expect(answer.status).toBe(422);
    expect(faultsOf(answer)).toContainEqual(fault);
    const { rows } = await platform().pool.query('select 1 from ticket where number = 7');
    expect(rows).toEqual([]);
  });
  it('is priced with what its commit published, not with what came later', async () => {
    const owner = await platform().as('owner');
    const idCompany = await platform().company('BRASA');
    const { get, update } = resourceCalls(tax);
    const { data: record } = await owner.call(get, { params: { id: iva10 } });
    await owner.call(update, { data: { ...record, value: '12' } });
    await owner.call(syncCalls.publish, { data: { idCompany, idStores: [till.signed.idStore] } });
    const { number } = await till.pull(0);
    expect((await upload(sold(2))).status).toBe(200);
    const late = await upload({ ...sold(3), commit: number });
    expect(faultsOf(late)).toContainEqual(['net', 'does_not_add_up']);
  });
  it('is found by moment and payment, with the sums of all that is found', async () => {
    const owner = await platform().as('owner');
    const idCompany = await platform().company('BRASA');
    const listed = async (whereExtra?: Filter) =>
      (
        await owner.call(ticketCalls.list, {
          data: { idCompany, limit: 100, ...(whereExtra && { whereExtra }) },
        })
      ).data;
    const all = await listed();
    expect(all.sums).toBeUndefined();
    const ever = await listed({ field: 'at', operator: 'gte', value: '2000-01-01T00:00:00.000Z' });
    expect(ever.elements).toEqual(all.elements);
    const [sum] = ever.sums ?? [];
    expect(sum).toMatchObject({
      tickets: all.total,
      total: all.elements.reduce((total, ticket) => total + ticket.total, 0),
    });
    const never = await listed({ field: 'at', operator: 'lt', value: '2000-01-01T00:00:00.000Z' });
    expect([never.total, never.sums]).toEqual([0, []]);
    const [paid = ''] = all.elements[0]?.paid ?? [];
    const so = await listed({ field: 'payment', operator: 'like', value: paid });
    expect(so.total).toBeGreaterThan(0);
    expect(so.elements.every((ticket) => ticket.paid.includes(paid))).toBe(true);
  });
  it('of another company is unknown', async () => {
    const foreign = await platform().as('foreign');
    const owner = await platform().as('owner');
    const { data } = await owner.call(ticketCalls.list, {
      data: { idCompany: await platform().company('BRASA') },
    });
    const params = { id: data.elements[0]?.id ?? '' };
    expect((await foreign.call(ticketCalls.get, { params })).status).toBe(404);
  });
});

const show = (id: string) => platform().anyone.call(publicTicketCalls.get, { params: { id } });
/** An answer without what differs from call to call. */
const bare = ({ status, text }: Pick<Answer, 'status' | 'text'>): string =>
  `${status} ${text.replace(/"requestId":"[^"]+"/, '')}`;

describe('a ticket for its guest', () => {
  const id = randomUUID();
  let sold: Ticket;
  let own = '';
  beforeAll(async () => {
    const till = await tillOf(platform(), 'ENCINA LPA Terraza');
    const taxes = taxesIn(await till.pull(0));
    sold = ticketOf(1, 1, taxes, [{ unitPrice: 250, taxes: ratesIn(taxes).slice(0, 1) }]);
    own = (await till.call(deviceCalls.ticket, { data: sold })).data.id;
  });

  it('shows what was printed, and no id of anything', async () => {
    const { status, data, text } = await show(own);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      cName: 'Taberna La Encina',
      sName: 'Las Palmas',
      address: { street: 'Calle Mayor de Triana 118', zip: '35002' },
      business: {
        names: { 'es-ES': 'Taberna La Encina' },
        legalName: 'Taberna La Encina, S.L.',
        taxNumber: 'B84235712',
        address: { street: 'Calle de Ponzano 91', city: 'Madrid' },
      },
      net: sold.net,
      terminal: 'Terraza',
      number: 1,
      at: sold.at,
      timeZone: 'Atlantic/Canary',
      lang: 'es-ES',
      currency: 'EUR',
      total: sold.total,
      details: sold.lines.map(({ name, quantity, total }) => ({
        name,
        quantity,
        total,
        modifiers: [],
        parts: [],
      })),
    });
    expect(data.payments.map(({ amount }) => amount)).toEqual(sold.payments.map(({ amount }) => amount));
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
  });
  it('is one answer for what is unknown, of another brand, or no id', async () => {
    await platform().pool.query(`update company set brand = 'lumbral' where code = 'ENCINA'`);
    const foreign = await show(own);
    await platform().pool.query(`update company set brand = 'default' where code = 'ENCINA'`);
    expect(foreign.status).toBe(404);
    expect(bare(foreign)).toBe(bare(await show(id)));
    expect(bare(await show('x'))).toBe(bare(foreign));
  });
  it('is limited for each network', async () => {
    await platform().pool.query('delete from sign_in_attempt');
    expect((await show(own)).status).toBe(200);
    await platform().pool.query('update sign_in_attempt set count = 300');
    const { status, error } = await show(own);
    expect([status, error.code]).toEqual([429, 'ERROR_TOO_MANY']);
    await platform().pool.query('delete from sign_in_attempt');
  });
});

describe('a closing', () => {
  let till: TestTill;
  let iva21 = '';
  let taxes: ReadonlyMap<string, PricedTax>;
  beforeAll(async () => {
    till = await tillOf(platform(), 'ENCINA MAD Barra');
    taxes = taxesIn(await till.pull(0));
    iva21 = [...taxes.values()].find(({ code }) => code === 'IVA21')?.id ?? '';
  });
  const sell = async (number: number): Promise<Ticket> => {
    const ticket = ticketOf(number, 1, taxes, [{ unitPrice: 1210 * number, taxes: [iva21] }]);
    expect((await till.call(deviceCalls.ticket, { data: ticket })).status).toBe(200);
    return ticket;
  };
  const closingOf = (number: number, tickets: readonly Ticket[], grandBefore: number): Closing => {
    const sum = (pick: (ticket: Ticket) => number): number =>
      tickets.reduce((total, ticket) => total + pick(ticket), 0);
    const total = sum((ticket) => ticket.total);
    return {
      number,
      from: `2026-12-0${number}T05:00:00.000Z`,
      to: `2026-12-0${number}T23:00:00.000Z`,
      currency: 'EUR',
      firstTicket: tickets[0]?.number ?? null,
      lastTicket: tickets.at(-1)?.number ?? null,
      tickets: tickets.length,
      net: sum((ticket) => ticket.net),
      total,
      taxes:
        tickets.length === 0
          ? []
          : [
              {
                idTax: iva21,
                code: 'IVA21',
                base: sum(({ taxes: [share] }) => share?.base ?? 0),
                tax: sum(({ taxes: [share] }) => share?.tax ?? 0),
              },
            ],
      payments: tickets.length === 0 ? [] : [{ kind: 'C', count: tickets.length, amount: total }],
      grandTotal: grandBefore + total,
      own: null,
    };
  };
  const z = (closing: Closing) => till.call(deviceCalls.z, { data: closing });
  const x = (closing: Closing) => till.call(deviceCalls.x, { data: closing });

  it('agrees with its tickets to the cent, closes them once, and is told to who may see tickets', async () => {
    const tickets = [await sell(1), await sell(2)];
    const first = closingOf(1, tickets, 0);
    expect((await x(first)).status).toBe(200);
    expect((await x(first)).status).toBe(200);
    const spoilt: readonly [Closing, string][] = [
      [{ ...first, total: first.total + 1 }, 'total'],
      [{ ...first, tickets: 1 }, 'tickets'],
      [{ ...first, grandTotal: 1 }, 'grandTotal'],
      [{ ...first, number: 2 }, 'number'],
      [{ ...first, payments: [] }, 'payments'],
      [{ ...first, lastTicket: 1 }, 'total'],
      [{ ...first, to: '2026-11-01T00:00:00.000Z' }, 'to'],
    ];
    for (const [closing, field] of spoilt) {
      const answer = await z(closing);
      expect(answer.status).toBe(422);
      expect(faultsOf(answer).map(([name]) => name)).toContain(field);
    }
    const [kept, again] = [await z(first), await z(first)];
    expect(kept.data).toEqual({ id: again.data.id, number: 1 });
    expect((await z({ ...first, to: '2026-12-01T23:30:00.000Z' })).error.code).toBe(
      'ERROR_INFORMATION_EXISTS',
    );

    const next = [await sell(3)];
    expect((await z(closingOf(2, [...tickets, ...next], first.grandTotal))).status).toBe(422);
    expect((await x(closingOf(1, next, first.grandTotal))).status).toBe(422);
    expect((await z(closingOf(2, next, first.grandTotal))).status).toBe(200);
    const { signed } = await tillOf(platform(), 'ENCINA MAD Barra');
    expect(signed).toMatchObject({
      lastTicket: 3,
      lastZ: 2,
      grandTotal: first.grandTotal + (next[0]?.total ?? 0),
      openFrom: '2026-12-02T23:00:00.000Z',
    });

    const unread = async (account: 'owner' | 'manager' | 'reader' | 'cook' | 'foreign'): Promise<number> =>
      (await (await platform().as(account)).call(messageNumberCalls.number)).data.elements;
    expect(
      await Promise.all((['owner', 'manager', 'reader', 'cook', 'foreign'] as const).map(unread)),
    ).toEqual([2, 2, 2, 0, 0]);
  });
  it('makes messages that each reader marks for themselves', async () => {
    const [owner, manager] = [await platform().as('owner'), await platform().as('manager')];
    const { data } = await owner.call(messageCalls.list, {
      params: { status: 'UNR', offset: '0', limit: '10' },
    });
    expect(data.elements.map(({ title, body }) => [title, body])).toEqual([
      ['Z 2 · Madrid Chamberí', 'Barra · 72,60\u00a0€'],
      ['Z 1 · Madrid Chamberí', 'Barra · 72,60\u00a0€'],
    ]);
    const ids = data.elements.slice(0, 1).map(({ id }) => id);
    await manager.call(messageCalls.read, { data: { ids } });
    expect((await owner.call(messageNumberCalls.number)).data.elements).toBe(2);
    await owner.call(messageCalls.read, { data: { ids } });
    expect((await owner.call(messageNumberCalls.number)).data.elements).toBe(1);
    await owner.call(messageCalls.readAll);
    expect((await owner.call(messageNumberCalls.number)).data.elements).toBe(0);
    expect((await manager.call(messageNumberCalls.number)).data.elements).toBe(2);
  });
  it('deletes messages of the person alone: one, then all', async () => {
    const [owner, manager] = [await platform().as('owner'), await platform().as('manager')];
    const titles = async (who: typeof owner, status: 'UNR' | 'RED') =>
      (await who.call(messageCalls.list, { params: { status, offset: '0', limit: '10' } })).data.elements;
    const [first] = await titles(owner, 'RED');
    const id = first?.id ?? '';
    expect((await manager.call(messageCalls.remove, { params: { id } })).status).toBe(404);
    expect((await owner.call(messageCalls.remove, { params: { id: 'none' } })).status).toBe(404);
    expect((await owner.call(messageCalls.remove, { params: { id } })).status).toBe(200);
    expect((await owner.call(messageCalls.remove, { params: { id } })).status).toBe(404);
    expect((await titles(owner, 'RED')).map(({ title }) => title)).toEqual(['Z 1 · Madrid Chamberí']);

    const [unread] = await titles(manager, 'UNR');
    await manager.call(messageCalls.read, { data: { ids: [unread?.id ?? ''] } });
    expect((await manager.call(messageCalls.clear)).status).toBe(200);
    expect(await Promise.all((['UNR', 'RED'] as const).map((status) => titles(manager, status)))).toEqual([
      [],
      [],
    ]);
    expect(await titles(owner, 'RED')).toHaveLength(1);
  });
});
