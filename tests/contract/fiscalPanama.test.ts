import {
  deviceCalls,
  fiscalCalls,
  type FiscalDocument,
  gatewayRequestCalls,
  publicTicketCalls,
  type Ticket,
  ticketCalls,
} from '@comanda/api/calls';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Caller } from '../support/caller.ts';
import { invoiceSignerOf, openFiscalGateway } from '../support/fiscalGateway.ts';
import { taxesIn, ticketOf, tillOf } from '../support/till.ts';
import { usePlatform } from '../support/usePlatform.ts';

/* What Panama's tax office is told of tickets (docs/product.md §20.14). */
const gateway = await openFiscalGateway();
const platform = usePlatform({ COMANDA_FISCAL_HOSTS: gateway.host });
afterAll(() => gateway.stop());
let owner: Caller;
let idStore = '';
interface Sold {
  readonly id: string;
  readonly number: number;
}
type Sell = (over?: Partial<Ticket>) => Promise<Sold>;
let bar: Sell;
let hall: Sell;
/** One coffee back of a ticket, or one more. */
let about: (number: number, quantity: '-1' | '1') => Promise<Sold>;

const opened = async (name: string): Promise<{ sell: Sell; about: typeof about }> => {
  const till = await tillOf(platform(), name);
  idStore ||= till.signed.idStore;
  const pulled = await till.pull(0);
  const taxes = taxesIn(pulled);
  const rateOf = (percent: number): string =>
    [...taxes.values()].find(({ kind, value }) => kind === 'N' && Number(value) === percent)?.id ?? '';
  const [seven, ten] = [rateOf(7), rateOf(10)];
  let last = till.signed.lastTicket;
  const send = async (ticket: Ticket): Promise<Sold> => {
    const answer = await till.call(deviceCalls.ticket, {
      data: { ...ticket, currency: till.signed.currency, at: '2026-03-15T02:30:00.000Z' },
    });
    expect(answer.status, answer.text).toBe(200);
    return { id: answer.data.id, number: ticket.number };
  };
  return {
    sell: async (over = {}) => {
      const ticket = ticketOf((last += 1), pulled.number, taxes, [
        { unitPrice: 1070, quantity: '2', taxes: [seven] },
        { unitPrice: 550, quantity: '1', taxes: [ten], name: 'Ron & <hielo>' },
      ]);
      return send({ ...ticket, ...over });
    },
    about: (number, quantity) => {
      const ticket = ticketOf((last += 1), pulled.number, taxes, [
        { unitPrice: 1070, quantity, taxes: [seven] },
      ]);
      return send({ ...ticket, kind: quantity === '1' ? 'B' : 'A', amends: { idTerminal: null, number } });
    },
  };
};
const told = async (id: string): Promise<FiscalDocument | null> =>
  (await owner.call(ticketCalls.get, { params: { id } })).data.fiscal;
const becomes = (id: string, is: (document: FiscalDocument) => boolean): Promise<FiscalDocument> =>
  vi.waitFor(
    async () => {
      const document = await told(id);
      if (!document || !is(document)) throw new Error(JSON.stringify(document));
      return document;
    },
    { timeout: 15_000, interval: 50 },
  );
const inState = ({ id }: Pick<Sold, 'id'>, state: FiscalDocument['state']) =>
  becomes(id, (document) => document.state === state);
const xmlOf = async ({ id }: Pick<Sold, 'id'>): Promise<string> => {
  const { rows } = await platform().pool.query<{ xml: string }>(
    'select xml from fiscal_document where id_ticket = $1 and is_current',
    [id],
  );
  return rows[0]?.xml ?? '';
};
const within = (xml: string, name: string): string =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
const all = (xml: string, name: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text);

/** Luhn over what a code says, written down anew. */
const ends = (code: string): boolean => {
  let sum = 0;
  let isDoubled = false;
  for (let at = code.length - 1; at >= 2; at -= 1) {
    const sign = code[at] ?? '';
    let digit = sign >= '0' && sign <= '9' ? Number(sign) : (code.codePointAt(at) ?? 0) % 10;
    if (isDoubled) digit = digit > 4 ? digit * 2 - 9 : digit * 2;
    sum += digit;
    isDoubled = !isDoubled;
  }
  return sum % 10 === 0;
};

beforeAll(async () => {
  owner = await platform().as('foreign');
  await platform().pool.query(
    "update fiscal_gateway set endpoint = $1, attempts = 3, timeout = 1 where code = 'PA-TEST'",
    [`http://${gateway.host}/panama`],
  );
  const first = await opened('ISTMO PTY Barra');
  bar = first.sell;
  about = first.about;
  hall = (await opened('ISTMO PTY Salón')).sell;
});

it('a ticket is an electronic invoice that its store signs, and that its gateway takes', async () => {
  const sold = await bar({
    payments: [{ idPaymentMethod: null, kind: 'C', amount: 2690, change: 310 }],
  });
  const document = await inState(sold, 'A');
  const xml = await xmlOf(sold);
  expect(invoiceSignerOf(xml)).toContain('Casa Istmo');
  expect(invoiceSignerOf(xml.replace('<dVTot>', '<dVTot>1'))).toBeUndefined();
  expect(document).toMatchObject({
    region: 'PA-HKT',
    gateway: 'PA-TEST',
    place: null,
    series: '001',
    tries: 1,
    said: [{ code: '0260', text: 'Autorizado el uso de la FE' }],
  });
  const number = String(sold.number).padStart(10, '0');
  const { identifier, qr } = document;
  expect(identifier).toMatch(
    new RegExp(`^FE0120000155630349-2-2016-51000020260314${number}001012\\d{9}\\d$`),
  );
  expect(ends(identifier ?? '')).toBe(true);
  expect(qr).toBe(`https://dgi-fep-test.mef.gob.pa:40001/Consultas/FacturasPorCUFE?CUFE=${identifier}`);
  expect(within(xml, 'dId')).toBe(identifier);
  expect(within(xml, 'dQRCode')).toBe(qr);
  // Half past two in the morning in Greenwich is the evening before.
  expect(within(xml, 'dFechaEm')).toBe('2026-03-14T21:30:00-05:00');
  expect(all(xml, 'dTasaITBMS')).toEqual(['01', '02']);
  expect(all(xml, 'dPrUnit')).toEqual(['10.000000', '5.000000']);
  expect(all(xml, 'dValITBMS')).toEqual(['1.40', '0.50']);
  expect([within(xml, 'dTotNeto'), within(xml, 'dTotITBMS'), within(xml, 'dVTot')]).toEqual([
    '25.00',
    '1.90',
    '26.90',
  ]);
  expect([within(xml, 'dTotRec'), within(xml, 'dVuelto'), within(xml, 'dVlrCuota')]).toEqual([
    '30.00',
    '3.10',
    '30.00',
  ]);
  expect(within(xml, 'dCoordEm')).toBe('8.952400,-79.535100');
  expect(within(xml, 'dTfnEm')).toBe('211-4080');
  expect(xml).toContain('<dDescProd>Ron &amp; &lt;hielo&gt;</dDescProd>');
  expect(within(xml, 'iTipoRec')).toBe('02');
  expect(
    gateway.received.filter(({ path, body }) => path === '/panama' && body.toString() === xml),
  ).toHaveLength(1);
  const { data: seen } = await platform().anyone.call(publicTicketCalls.get, { params: { id: sold.id } });
  expect(seen.fiscal).toEqual({ identifier, qr });
});

it('each till has its own point of invoicing, and keeps it', async () => {
  const [first, other, again] = [await bar(), await hall(), await hall()];
  expect((await inState(first, 'A')).series).toBe('001');
  expect((await inState(other, 'A')).series).toBe('002');
  expect((await inState(again, 'A')).series).toBe('002');
});

it('tips are no part of it, nor what coins leave out', async () => {
  const sold = await bar({
    rounding: 3,
    payments: [
      { idPaymentMethod: null, kind: 'M', amount: 1693, change: 0 },
      { idPaymentMethod: null, kind: 'T', amount: 1000, change: 0 },
      { idPaymentMethod: null, kind: 'P', amount: 200, change: 0 },
    ],
  });
  await inState(sold, 'A');
  const xml = await xmlOf(sold);
  expect(all(xml, 'iFormaPago')).toEqual(['99', '03']);
  expect(all(xml, 'dVlrCuota')).toEqual(['16.90', '10.00']);
  expect([within(xml, 'dTotRec'), within(xml, 'dVTot')]).toEqual(['26.90', '26.90']);
});

describe('what comes back', () => {
  it('is a note of credit about the document of its ticket, and what is added one of debit', async () => {
    const sold = await bar();
    const { identifier } = await inState(sold, 'A');
    const [back, more] = [await about(sold.number, '-1'), await about(sold.number, '1')];
    await inState(back, 'A');
    const xml = await xmlOf(back);
    expect(within(xml, 'iDoc')).toBe('04');
    expect(within(xml, 'dCUFERef')).toBe(identifier);
    expect([within(xml, 'iNatOp'), within(xml, 'dVTot'), within(xml, 'dCantCodInt')]).toEqual([
      '11',
      '10.70',
      '1.000000',
    ]);
    await inState(more, 'A');
    expect(within(await xmlOf(more), 'iDoc')).toBe('05');
  });

  it('of a ticket that was refused waits for that one', async () => {
    gateway.behave('reject');
    const sold = await bar();
    const { identifier, said } = await inState(sold, 'R');
    expect(said).toEqual([{ code: '011', text: 'NIF no identificado' }]);
    gateway.behave('accept');
    const back = await about(sold.number, '-1');
    expect((await inState(back, 'L')).lacks).toEqual(['original']);
    expect((await owner.call(fiscalCalls.forceTicket, { params: { id: sold.id } })).data).toEqual({
      tickets: 1,
    });
    const anew = await inState(sold, 'A');
    expect(anew.identifier).not.toBe(identifier);
    expect([anew.series, anew.number]).toEqual(['001', String(sold.number).padStart(10, '0')]);
    await owner.call(fiscalCalls.refreshTicket, { params: { id: back.id } });
    await inState(back, 'A');
    expect(within(await xmlOf(back), 'dCUFERef')).toBe(anew.identifier);
  });
});

describe('a gateway', () => {
  it('whose answer was lost has taken the same document once', async () => {
    gateway.behave('lost');
    const sold = await bar();
    await becomes(sold.id, ({ state, answered }) => state === 'W' && answered !== null);
    const xml = await xmlOf(sold);
    gateway.behave('accept');
    await owner.call(fiscalCalls.resendTicket, { params: { id: sold.id } });
    const document = await inState(sold, 'A');
    expect(document.said).toEqual([{ code: '005', text: 'Ya existe el registro' }]);
    expect(await xmlOf(sold)).toBe(xml);
    const operator = await platform().as('operator');
    const data = { idCompany: await platform().company('ISTMO'), search: 'PA-TEST' };
    const asked = async () => (await operator.call(gatewayRequestCalls.list, { data })).data.elements;
    // A request is noted once its document is settled.
    await expect
      .poll(async () => new Set((await asked()).map(({ outcome }) => outcome)))
      .toEqual(new Set(['A', 'R', 'K', 'N']));
    expect((await asked())[0]).toMatchObject({ company: 'ISTMO', store: 'PTY', region: 'PA-HKT' });
  });
});

it.each([
  [
    'place',
    "update store set fiscal_place = null where code = 'PTY'",
    "update store set fiscal_place = '8-8-1' where code = 'PTY'",
  ],
  [
    'phone',
    "update business_info set phone = '+34 910 554 120' where legal_name = 'Casa Istmo, S.A.'",
    "update business_info set phone = '+507 211 4080' where legal_name = 'Casa Istmo, S.A.'",
  ],
  [
    'taxNumber',
    "update business_info set tax_number = '155630349-2-2016' where legal_name = 'Casa Istmo, S.A.'",
    "update business_info set tax_number = '155630349-2-2016DV51' where legal_name = 'Casa Istmo, S.A.'",
  ],
])('without %s nothing is sent, and a ticket says so', async (lack, take, give) => {
  const before = gateway.received.length;
  await platform().pool.query(take);
  const sold = await bar();
  expect((await inState(sold, 'L')).lacks).toEqual([lack]);
  expect(gateway.received).toHaveLength(before);
  await platform().pool.query(give);
  await owner.call(fiscalCalls.refreshStore, { params: { id: idStore } });
  await inState(sold, 'A');
});
