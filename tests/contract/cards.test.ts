import {
  cardCalls,
  deviceCalls,
  enrolmentCalls,
  messageCalls,
  reportCalls,
  resourceCalls,
  type Ticket,
  ticketCalls,
} from '@comanda/api/calls';
import { payEnrollment } from '@comanda/api/areas/factorypay/payEnrollment';
import { payMerchantAccount } from '@comanda/api/areas/factorypay/payMerchantAccount';
import { beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { payOutDue } from '../../apps/server/src/domain/card/index.ts';
import type { Caller } from '../support/caller.ts';
import { ratesIn, taxesIn, type TestTill, ticketOf, tillOf } from '../support/till.ts';
import { usePlatform } from '../support/usePlatform.ts';

/* What was paid by card, its fees, and what was paid out (docs/product.md §19.10, §19.11). */
const platform = usePlatform();
let owner: Caller;
let operator: Caller;
let till: TestTill;
let idCompany = '';
let last = 0;

beforeAll(async () => {
  owner = await platform().as('owner');
  operator = await platform().as('operator');
  idCompany = await platform().company('ENCINA');
  till = await tillOf(platform(), 'ENCINA MAD Barra');
});
type Payment = Ticket['payments'][number];
const debit = { brand: 'VISA', kind: 'DBT', origin: 'NAT', reader: 'TV-C1', model: 'DAT-C1' } as const;
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

const sell = async (
  price: number,
  { card, at = daysAgo(0), over = {} }: { card?: Payment['card']; at?: string; over?: Partial<Ticket> } = {},
) => {
  const pulled = await till.pull(0);
  const taxes = taxesIn(pulled);
  const [rate = ''] = ratesIn(taxes);
  const made = ticketOf(till.signed.lastTicket + (last += 1), pulled.number, taxes, [
    { unitPrice: price, quantity: '1', taxes: [rate] },
  ]);
  const sent: Ticket = {
    ...made,
    at,
    payments: [
      {
        idPaymentMethod: null,
        kind: 'T',
        amount: made.total,
        change: 0,
        ...(card !== undefined && { card }),
      },
    ],
    ...over,
  };
  return { sent, answer: await till.call(deviceCalls.ticket, { data: sent }) };
};
const sold = async (...asked: Parameters<typeof sell>): Promise<string> => {
  const { answer } = await sell(...asked);
  expect(answer.status, answer.text).toBe(200);
  return answer.data.id;
};
const paymentOf = async (idTicket: string) => {
  const { data } = await owner.call(cardCalls.payments, { data: { idCompany, limit: 100 } });
  return data.elements.find((one) => one.idTicket === idTicket);
};
const balance = async () => {
  const { data } = await owner.call(cardCalls.waiting, { data: { idCompany } });
  return data.balances.find(({ currency }) => currency === 'EUR') ?? { nets: 0, paid: 0, waits: 0 };
};

describe('a payment by card', () => {
  it('costs what the tariff of its store says of its card, and shows it on its ticket', async () => {
    const idTicket = await sold(2450, { card: debit });
    expect(await paymentOf(idTicket)).toMatchObject({
      amount: 2450,
      brand: 'VISA',
      fee: 13,
      net: 2437,
      state: 'W',
      scope: 'POS',
    });
    const { data } = await owner.call(ticketCalls.get, { params: { id: idTicket } });
    expect(data.payments[0]?.card).toMatchObject(debit);
  });
  it('has no fee where its till says nothing of it, and is listed all the same', async () => {
    const idTicket = await sold(500);
    expect(await paymentOf(idTicket)).toMatchObject({ brand: null, fee: null, net: null, state: 'N' });
  });
  it('paid online has the tariff of what is paid online', async () => {
    const idTicket = await sold(1000, { card: { ...debit, scope: 'ECM' } });
    expect((await paymentOf(idTicket))?.fee).toBe(32);
  });
  it('is taken once, and refused where it was not paid by card or says what no card is', async () => {
    const { sent, answer } = await sell(300, { card: debit });
    expect((await till.call(deviceCalls.ticket, { data: sent })).data.id).toBe(answer.data.id);
    const cash = await sell(300, {
      over: { payments: [{ idPaymentMethod: null, kind: 'C', amount: 300, change: 0, card: debit }] },
    });
    expect(cash.answer.error.extra).toMatchObject([{ field: 'payments.0.card', error: 'choice' }]);
    const strange = await till.call(deviceCalls.ticket, {
      data: { ...sent, payments: [{ ...sent.payments[0], card: { brand: 'DINERS' } }] } as never,
    });
    expect(strange.status).toBe(400);
  });
  it('of who learns the till is none', async () => {
    const idTicket = await sold(700, { card: debit, over: { training: true } });
    expect(await paymentOf(idTicket)).toBeUndefined();
  });
  it('is found by its store, brand, state and days, with what it all comes to', async () => {
    const { data } = await owner.call(cardCalls.payments, {
      data: {
        idCompany,
        limit: 100,
        whereExtra: {
          and: [
            { field: 'brand', operator: 'eq', value: 'VISA' },
            { field: 'state', operator: 'in', value: ['W', 'P'] },
            { field: 'idStore', operator: 'in', value: [till.signed.idStore] },
            { field: 'daysAgo', operator: 'between', value: [0, 1] },
          ],
        },
      },
    });
    const sum = (of: (one: (typeof data.elements)[number]) => number): number =>
      data.elements.reduce((all, one) => all + of(one), 0);
    expect(data.elements.length).toBeGreaterThan(0);
    expect(data.sums).toEqual([
      {
        currency: 'EUR',
        payments: data.total,
        amount: sum(({ amount }) => amount),
        fees: sum(({ fee }) => fee ?? 0),
        net: sum(({ net }) => net ?? 0),
      },
    ]);
  });
  it('goes into a file with all that is found', async () => {
    const { text } = await owner.call(cardCalls.export, { data: { idCompany } });
    const { data } = await owner.call(cardCalls.payments, { data: { idCompany, limit: 10 } });
    expect(text.trim().split('\r\n')).toHaveLength(data.total + 1);
    expect(text).toContain('Visa');
    expect(text).toContain('24,50');
  });
  it('is counted by its brand, and rows come to the totals', async () => {
    const { data } = await owner.call(reportCalls.query, {
      data: {
        idCompanies: [idCompany],
        measures: ['cards', 'charges', 'fees', 'feeShare', 'perCharge'],
        dimensions: ['cardBrand'],
        period: 'M',
      },
    });
    const euro = data.currencies.find(({ currency }) => currency === 'EUR');
    expect(euro?.reconciles).toBe(true);
    const visa = data.rows.find(({ keys }) => keys.cardBrand === 'VISA');
    expect(visa?.values).toMatchObject({ cards: 2450 + 1000 + 300, charges: 3, fees: 13 + 32 + 2 });
    expect(visa?.values.feeShare).toBe(Math.round(((13 + 32 + 2) / 3750) * 10_000));
  });
});

describe('a payout', () => {
  it('comes the day after where it is daily, once, and nothing is lost', async () => {
    const before = await balance();
    await sold(10_000, { card: debit, at: daysAgo(3) });
    await sold(5000, { card: debit, at: daysAgo(2) });
    await Promise.all([payOutDue(platform().pool), payOutDue(platform().pool)]);
    const after = await balance();
    expect(after.paid - before.paid).toBe(10_000 - 55 + 5000 - 28);
    expect(after.nets).toBe(after.paid + after.waits);
    const { data } = await owner.call(cardCalls.movements, { data: { idCompany } });
    const [newest] = data.elements;
    expect(newest).toMatchObject({ sweep: 'DAY', payments: 1, gross: 5000, fees: 28, net: 4972 });
    expect(newest?.iban).toBe('ES79 … 6789');
    const opened = await owner.call(cardCalls.payments, {
      data: { idCompany, whereExtra: { field: 'idMovement', operator: 'eq', value: newest?.id } },
    });
    expect(opened.data.sums).toMatchObject([{ amount: 5000, fees: 28, net: 4972 }]);
  });
  it('waits for whoever has it paid out where that is done by hand; of two the second is told that nothing waits', async () => {
    const { data: accounts } = await operator.call(resourceCalls(payMerchantAccount).list, {
      data: { idCompany, limit: 100 },
    });
    const account = accounts.elements.find(({ code }) => code === 'ENC-MAD');
    const read = await operator.call(resourceCalls(payMerchantAccount).get, {
      params: { id: String(account?.id) },
    });
    const changed = await operator.call(resourceCalls(payMerchantAccount).update, {
      data: { ...read.data, sweep: 'MAN' },
    });
    expect(changed.status, changed.text).toBe(200);
    await sold(2000, { card: debit, at: daysAgo(5) });
    await payOutDue(platform().pool);
    const { idStore } = till.signed;
    expect((await balance()).waits).toBeGreaterThan(0);
    const reader = await platform().as('reader');
    const refused = await reader.call(cardCalls.payOut, { data: { idCompany, idStore } });
    expect(refused.status).toBe(403);
    const both = await Promise.all(
      [1, 2].map(() => owner.call(cardCalls.payOut, { data: { idCompany, idStore } })),
    );
    expect(both.map(({ data }) => data.movements).toSorted((one, other) => one - other)).toEqual([0, 1]);
    const { nets, paid, waits } = await balance();
    expect(nets).toBe(paid + waits);
  });
});

it('stores say which account takes their cards, and readers where they were used last', async () => {
  const today = daysAgo(0).slice(0, 10);
  const { data } = await owner.call(cardCalls.stores, {
    data: { idCompany, from: daysAgo(40).slice(0, 10), to: today },
  });
  const here = data.elements.find(({ id }) => id === till.signed.idStore);
  expect(here).toMatchObject({ account: { merchantNumber: '347100281', isOwn: true }, readers: 1 });
  const readers = await owner.call(cardCalls.readers, { data: { idCompany } });
  expect(readers.data.elements).toMatchObject([{ serial: 'TV-C1', manufacturer: 'Terminova' }]);
});

const draft = () => ({
  idCompany,
  idStore: till.signed.idStore,
  legalName: 'Taberna La Encina S.L.',
  email: 'pagos@encina.example',
  iban: 'ES7921000813610123456789',
  monthlyVolume: '12000',
});

const offered = async (): Promise<string | null> => {
  const { data } = await owner.call(enrolmentCalls.offers, { data: { idCompany } });
  return data.tariffs.find(({ names }) => names['es-ES'] === 'Restauración')?.id ?? null;
};
const decide = (data: z.input<typeof enrolmentCalls.decide.body>) =>
  operator.call(enrolmentCalls.decide, { data });

describe('an enrolment', () => {
  it('is written, sent with a tariff, and of two who send it the second is told', async () => {
    const { data: made, text, status } = await owner.call(enrolmentCalls.save, { data: draft() });
    expect(status, text).toBe(200);
    const early = await owner.call(enrolmentCalls.send, { data: { idCompany, ...made } });
    expect(early.error.extra).toMatchObject([{ entity: 'FPN', field: 'idPayTariff', error: 'required' }]);
    const { data: offers } = await owner.call(enrolmentCalls.offers, { data: { idCompany } });
    const idPayTariff = offers.tariffs.find(({ names }) => names['es-ES'] === 'Restauración')?.id ?? null;
    const { data: chosen } = await owner.call(enrolmentCalls.save, {
      data: { ...draft(), ...made, idPayTariff },
    });
    const both = await Promise.all(
      [1, 2].map(() => owner.call(enrolmentCalls.send, { data: { idCompany, ...chosen } })),
    );
    expect(new Set(both.map(({ status: answered }) => answered))).toEqual(new Set([200, 409]));
    const { data } = await owner.call(enrolmentCalls.list, { data: { idCompany } });
    const sent = data.elements.find(({ id }) => id === made.id);
    expect(sent).toMatchObject({ state: 'SNT', idStore: till.signed.idStore, monthlyVolume: '12000' });
    const late = await owner.call(enrolmentCalls.save, {
      data: { ...draft(), id: made.id, version: sent?.version },
    });
    expect(late.error.extra).toMatchObject([{ field: 'state', error: 'choice' }]);
  });
  it('goes on by the actions of the platform alone, in their order, and its company is told', async () => {
    const idPayTariff = await offered();
    const { data: made } = await owner.call(enrolmentCalls.save, { data: { ...draft(), idPayTariff } });
    const early = await decide({ ...made, state: 'APR' });
    expect(early.error.extra).toMatchObject([{ entity: 'FPN', field: 'state', error: 'step' }]);
    const { data: sent } = await owner.call(enrolmentCalls.send, { data: { idCompany, ...made } });
    const area = resourceCalls(payEnrollment);
    const seen = await operator.call(area.get, { params: { id: made.id } });
    const past = await operator.call(area.update, { data: { ...seen.data, state: 'APR' } });
    expect(past.error.extra).toMatchObject([{ entity: 'FPN', field: 'state', error: 'step' }]);
    expect((await owner.call(enrolmentCalls.decide, { data: { ...sent, state: 'REV' } })).status).toBe(403);
    const both = await Promise.all([1, 2].map(() => decide({ ...sent, state: 'REV' })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const taken = both.find(({ status }) => status === 200)?.data ?? sent;
    const silent = await decide({ ...taken, state: 'RJC' });
    expect(silent.error.extra).toMatchObject([{ field: 'reason', error: 'required' }]);
    const asked = await decide({ ...taken, state: 'ASK', reason: 'The deed is missing.' });
    expect(asked.status, asked.text).toBe(200);
    const { data: after } = await owner.call(enrolmentCalls.list, { data: { idCompany } });
    const open = after.elements.find(({ id }) => id === made.id);
    expect(open).toMatchObject({ state: 'ASK', reason: 'The deed is missing.' });
    const told = await owner.call(messageCalls.list, { params: { status: 'UNR', offset: '0', limit: '20' } });
    expect(told.data.elements.map(({ nclass }) => nclass)).toEqual(
      expect.arrayContaining(['enrolment.review', 'enrolment.asked']),
    );
    expect(told.data.elements.find(({ nclass }) => nclass === 'enrolment.asked')?.body).toContain(
      'The deed is missing.',
    );
    const again = await owner.call(enrolmentCalls.save, {
      data: { ...draft(), idPayTariff, id: made.id, version: open?.version },
    });
    expect(again.status, again.text).toBe(200);
  });
  it('that is approved has its merchant account, and the one that is there goes on', async () => {
    const accounts = async () => {
      const { data } = await operator.call(resourceCalls(payMerchantAccount).list, {
        data: { idCompany, limit: 100, search: 'ENCINA' },
      });
      return data.elements.filter(({ storeCode, status }) => storeCode === 'LPA' && status === 'A');
    };
    const shop = await platform().pool.query<{ id: string }>(
      `select id from store where id_company = $1 and code = 'LPA'`,
      [idCompany],
    );
    const idPayTariff = await offered();
    const approve = async (account?: { acquirer: string; merchantNumber: string }) => {
      const { data: made } = await owner.call(enrolmentCalls.save, {
        data: { ...draft(), idStore: shop.rows[0]?.id, idPayTariff },
      });
      const { data: sent } = await owner.call(enrolmentCalls.send, { data: { idCompany, ...made } });
      return {
        answer: await decide({ ...sent, state: 'APR', ...(account && { account }) }),
        state: async () => {
          const { data } = await owner.call(enrolmentCalls.list, { data: { idCompany } });
          return data.elements.find(({ id }) => id === made.id)?.state;
        },
      };
    };
    await platform().pool.query(`update pay_merchant_account set status = 'I' where store_code = 'LPA'`);
    expect(await accounts()).toEqual([]);
    const bare = await approve();
    expect(bare.answer.error.extra).toMatchObject([
      { entity: 'FPA', field: 'acquirer', error: 'required' },
      { entity: 'FPA', field: 'merchantNumber', error: 'required' },
    ]);
    // Nothing of it is half done.
    expect(await bare.state()).toBe('SNT');
    const first = await approve({ acquirer: 'Iberpago', merchantNumber: '347100999' });
    expect(first.answer.status, first.answer.text).toBe(200);
    expect(await first.state()).toBe('APR');
    expect(await accounts()).toMatchObject([{ merchantNumber: '347100999' }]);
    await approve({ acquirer: 'Iberpago', merchantNumber: '347101000' });
    expect(await accounts()).toMatchObject([{ merchantNumber: '347101000' }]);
  });
  it('of another company is none', async () => {
    const { data } = await owner.call(enrolmentCalls.save, { data: draft() });
    const stranger = await platform().as('foreign');
    const idOther = await platform().company('ISTMO');
    const answer = await stranger.call(enrolmentCalls.send, { data: { idCompany: idOther, ...data } });
    expect(answer.status).toBe(404);
    const { data: theirs } = await stranger.call(enrolmentCalls.list, { data: { idCompany: idOther } });
    expect(theirs.elements.every(({ legalName }) => legalName !== 'Taberna La Encina S.L.')).toBe(true);
  });
});
