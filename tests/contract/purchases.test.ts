import { randomUUID } from 'node:crypto';
import { type BodyOf, purchaseCalls, resourceCalls } from '@comanda/api/calls';
import { supplier } from '@comanda/api/areas/others/supplier';
import { product } from '@comanda/api/areas/sales/product';
import { rate } from '@comanda/api/areas/sales/rate';
import { store } from '@comanda/api/areas/hierarchy/store';
import { tax } from '@comanda/api/areas/basics/tax';
import type { Resource } from '@comanda/api/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../support/caller.ts';
import { usePlatform } from '../support/usePlatform.ts';

/* Purchases: recorded once, to the cent, with the stock and the costs that follow them (docs/product.md §20.12). */
const platform = usePlatform();
let owner: Caller;
let idCompany = '';
type Row = Readonly<Record<string, unknown>> & { readonly id: string };
const rowsOf = async (resource: Resource): Promise<readonly Row[]> => {
  const { data } = await owner.call(resourceCalls(resource).list, { data: { idCompany, limit: 100 } });
  return data.elements.flatMap((row) => (typeof row.id === 'string' ? [{ ...row, id: row.id }] : []));
};
const known = { idStore: '', idOther: '', idSupplier: '', idRate: '', counted: '', other: '' };
let rates: readonly { readonly id: string; readonly per: number }[] = [];

beforeAll(async () => {
  owner = await platform().as('owner');
  idCompany = await platform().company('ENCINA');
  const stores = await rowsOf(store);
  known.idStore = stores[0]?.id ?? '';
  known.idOther = stores[1]?.id ?? '';
  known.idRate = (await rowsOf(rate)).find((row) => row['kind'] === '2')?.id ?? '';
  known.idSupplier = (await rowsOf(supplier)).find((row) => row['taxKind'] === '1')?.id ?? '';
  rates = (await rowsOf(tax))
    .filter((row) => row['kind'] === 'N')
    .map((row) => ({ id: row.id, per: Number(row['value']) }));
  const { data } = await owner.call(resourceCalls(product).list, {
    data: {
      idCompany,
      limit: 100,
      whereExtra: { field: 'stockControl', operator: 'eq', value: 'S' },
    },
  });
  const [first, second] = data.elements;
  known.counted = String(first?.['id']);
  known.other = String(second?.['id']);
});

type Asked = BodyOf<typeof purchaseCalls.make>;
const record = (over: Partial<Asked> = {}, key: string = randomUUID()) =>
  owner.call(purchaseCalls.make, {
    data: {
      idCompany,
      idStore: known.idStore,
      idSupplier: known.idSupplier,
      document: `F-${randomUUID().slice(0, 8)}`,
      day: '2026-11-20',
      lines: [
        {
          idProduct: known.counted,
          name: 'Bottles',
          quantity: '12',
          price: '0.815',
          idTax: rates[0]?.id ?? null,
        },
      ],
      ...over,
    },
    headers: { 'idempotency-key': key },
  });
const made = async (over: Partial<Asked> = {}) => {
  const answer = await record(over);
  expect(answer.status, answer.text).toBe(200);
  return answer.data;
};
const read = async (id: string) => (await owner.call(purchaseCalls.get, { params: { id } })).data;
const stockOf = async (idProduct: string, idStore: string): Promise<number> => {
  const { data } = await owner.call(resourceCalls(product).get, { params: { id: idProduct } });
  const rows = data['stock'];
  const row = Array.isArray(rows) ? rows.find((one: Row) => one['idStore'] === idStore) : undefined;
  return Number(row?.['stock'] ?? 0);
};
const priceOf = async (idProduct: string): Promise<unknown> => {
  const { data } = await owner.call(resourceCalls(product).get, { params: { id: idProduct } });
  const rows = data['rateProduct'];
  return Array.isArray(rows) ? rows.find((one: Row) => one['idRate'] === known.idRate)?.['price'] : undefined;
};
const takeBack = (id: string) =>
  owner.call(purchaseCalls.remove, { params: { id }, headers: { 'idempotency-key': randomUUID() } });

/* Reckoned by other means than the platform's: fractions of whole numbers, each rounded once, half away from nothing. */
interface OfPaper {
  readonly quantity: string;
  readonly price: string;
  readonly discount: string;
  readonly per: number;
}
const fraction = (text: string): readonly [bigint, bigint] => {
  const [whole = '0', part = ''] = text.split('.');
  return [BigInt(whole + part), 10n ** BigInt(part.length)];
};
const half = (over: bigint, under: bigint): bigint => {
  const twice = (2n * over) / under;
  return twice / 2n + (twice % 2n);
};
const onPaper = (lines: readonly OfPaper[]) => {
  const nets = lines.map(({ quantity, price, discount }) => {
    const [q, byQ] = fraction(quantity);
    const [p, byP] = fraction(price);
    const [d, byD] = fraction(discount);
    return half(q * p * (100n * byD - d) * 100n, byQ * byP * byD * 100n);
  });
  const bases = new Map<number, bigint>();
  lines.forEach(({ per }, place) => bases.set(per, (bases.get(per) ?? 0n) + (nets[place] ?? 0n)));
  const taxes = [...bases].map(([per, base]) => half(base * BigInt(Math.round(per * 100)), 10_000n));
  const net = nets.reduce((sum, one) => sum + one, 0n);
  return { net: Number(net), total: Number(taxes.reduce((sum, one) => sum + one, net)) };
};

describe('a purchase', () => {
  it('comes to the cent to what a reckoning by other means says', async () => {
    let seed = 42;
    const draw = (most: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % most;
    };
    for (let round = 0; round < 25; round += 1) {
      const paper = Array.from({ length: 1 + draw(9) }, () => ({
        quantity: `${1 + draw(90)}.${draw(10_000)}`,
        price: `${draw(40)}.${draw(1_000_000)}`,
        discount: draw(3) === 0 ? `${draw(90)}.${draw(100)}` : '0',
        per: rates[draw(rates.length)]?.per ?? 0,
      }));
      const { id } = await made({
        lines: paper.map(({ quantity, price, discount, per }) => ({
          name: 'Something',
          quantity,
          price,
          discount,
          idTax: rates.find((one) => one.per === per)?.id ?? null,
        })),
      });
      const { net, total, taxes, details } = await read(id);
      expect({ net, total }).toEqual(onPaper(paper));
      expect(taxes.reduce((sum, share) => sum + share.tax + share.surcharge, net)).toBe(total);
      expect(details.reduce((sum, line) => sum + line.net, 0)).toBe(net);
    }
  });
  it('is one, however often and fast its document is sent', async () => {
    const before = await stockOf(known.counted, known.idStore);
    const document = `HASTY-${randomUUID().slice(0, 8)}`;
    const key = randomUUID();
    const same = await Promise.all([record({ document }, key), record({ document }, key)]);
    expect(same.some(({ status }) => status === 200)).toBe(true);
    const others = await Promise.all([record({ document }), record({ document: document.toLowerCase() })]);
    expect(others.map(({ status }) => status)).toEqual([422, 422]);
    expect(others[0]?.error.extra).toMatchObject([{ field: 'document', error: 'exists' }]);
    const { data } = await owner.call(purchaseCalls.list, { data: { idCompany, search: document } });
    expect(data.total).toBe(1);
    expect(await stockOf(known.counted, known.idStore)).toBe(before + 12);
  });
  it('is one for two who record it at the same time, with dense numbers of its store', async () => {
    const document = `BOTH-${randomUUID().slice(0, 8)}`;
    const all = await Promise.all([
      record({ document }),
      record({ document }),
      ...Array.from({ length: 6 }, () => record()),
    ]);
    expect(all.filter(({ status }) => status === 200)).toHaveLength(7);
    const { data } = await owner.call(purchaseCalls.list, {
      data: {
        idCompany,
        limit: 100,
        whereExtra: {
          and: [
            { field: 'idStore', operator: 'eq', value: known.idStore },
            { field: 'kind', operator: 'eq', value: 'N' },
          ],
        },
      },
    });
    const numbers = data.elements.map(({ number }) => number).toSorted((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(data.elements[0]?.label).toMatch(/^P\d\d-\w+-\d{6}$/);
  });
  it('lets costs follow what was paid, for who may change products, and leaves them otherwise', async () => {
    const before = await priceOf(known.other);
    const lines = [
      { idProduct: known.other, name: 'Cases', quantity: '10', price: '1.5', idTax: rates[0]?.id ?? null },
      { idProduct: known.other, name: 'Cases', quantity: '5', price: '1.8', discount: '10', idTax: null },
    ];
    await made({ lines });
    expect(await priceOf(known.other)).toBe(before);
    const { id } = await made({ lines, costs: true });
    // 15.00 and 8.10 are 23.10 for fifteen.
    expect(await priceOf(known.other)).toBe(154);
    expect((await read(id)).costs).toBe(true);
  });
  it('names what is wrong with it, and stores nothing of it', async () => {
    const before = await stockOf(known.counted, known.idStore);
    const [first] = rates;
    const refused = await record({
      idSupplier: randomUUID(),
      day: '2099-01-01',
      lines: [{ idProduct: randomUUID(), name: 'x', quantity: '1', price: '1', idTax: randomUUID() }],
    });
    expect(refused.error.extra?.map(({ field, error }) => `${field} ${error}`)).toEqual([
      'idSupplier not_found',
      'day too_late',
      'lines.0.idProduct not_found',
      'lines.0.idTax not_found',
    ]);
    const far = await record({ taxes: [{ idTax: first?.id ?? '', tax: 999 }] });
    expect(far.error.extra).toMatchObject([{ field: 'taxes.0.tax', error: 'does_not_add_up' }]);
    expect((await record({ lines: [{ name: 'x', quantity: '-1', price: '1' }] })).status).toBe(400);
    expect(await stockOf(known.counted, known.idStore)).toBe(before);
  });
});

describe('a correction', () => {
  it('takes stock back, once', async () => {
    const before = await stockOf(known.counted, known.idStore);
    const { id } = await made();
    expect(await stockOf(known.counted, known.idStore)).toBe(before + 12);
    const both = await Promise.all([takeBack(id), takeBack(id)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(await stockOf(known.counted, known.idStore)).toBe(before);
    expect((await read(id)).status).toBe('D');
  });
  it('takes several back, all or none', async () => {
    const before = await stockOf(known.counted, known.idStore);
    const ids = [(await made()).id, (await made()).id];
    const refused = await owner.call(purchaseCalls.removeMany, { data: [...ids, randomUUID()] });
    expect(refused.status).toBe(404);
    expect(await stockOf(known.counted, known.idStore)).toBe(before + 24);
    expect((await owner.call(purchaseCalls.removeMany, { data: ids })).status).toBe(200);
    expect(await stockOf(known.counted, known.idStore)).toBe(before);
  });
  it('stands in the place of what it corrects, under the same document', async () => {
    const before = await stockOf(known.counted, known.idStore);
    const document = `FIX-${randomUUID().slice(0, 8)}`;
    const wrong = await made({ document });
    const right = await made({
      document,
      corrects: wrong.id,
      lines: [{ idProduct: known.counted, name: 'Bottles', quantity: '7.5', price: '0.8', idTax: null }],
    });
    expect(await stockOf(known.counted, known.idStore)).toBe(before + 7.5);
    expect(await read(wrong.id)).toMatchObject({ status: 'D', correctedBy: { id: right.id } });
    expect(await read(right.id)).toMatchObject({
      status: 'A',
      corrects: { id: wrong.id, label: wrong.label },
    });
    const elsewhere = await made({ document, corrects: right.id, idStore: known.idOther });
    expect(await stockOf(known.counted, known.idStore)).toBe(before);
    expect((await takeBack(elsewhere.id)).status).toBe(200);
  });
  it('of goods that went back lets stock shrink, and figures be less than nothing', async () => {
    await made();
    const before = await stockOf(known.counted, known.idStore);
    const { id, label } = await made({ kind: 'A' });
    expect(label).toMatch(/^Q/);
    expect((await read(id)).net).toBe(-978);
    expect(await stockOf(known.counted, known.idStore)).toBe(before - 12);
  });
});

const readXml = (xml: string) => owner.call(purchaseCalls.xml, { data: { idCompany, xml } });
describe('an electronic invoice', () => {
  it('in UBL is read with its supplier, products, taxes and figures, and recorded as it says', async () => {
    const { data: from } = await owner.call(resourceCalls(supplier).get, {
      params: { id: known.idSupplier },
    });
    const { data: bottle } = await owner.call(resourceCalls(product).get, { params: { id: known.counted } });
    const per = rates[0]?.per ?? 0;
    const ubl = `<?xml version="1.0" encoding="UTF-8"?>
      <ubl:Invoice xmlns:ubl="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"
        xmlns:cbc="urn:cbc" xmlns:cac="urn:cac">
        <cbc:ID>2026/0815 &amp; more</cbc:ID><cbc:IssueDate>2026-11-18</cbc:IssueDate>
        <cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
        <cac:AccountingSupplierParty><cac:Party>
          <cac:PartyTaxScheme><cbc:CompanyID>ES${String(from['document'])}</cbc:CompanyID></cac:PartyTaxScheme>
          <cac:PartyLegalEntity><cbc:RegistrationName>Bebidas</cbc:RegistrationName></cac:PartyLegalEntity>
        </cac:Party></cac:AccountingSupplierParty>
        <cac:TaxTotal><cac:TaxSubtotal><cbc:TaxAmount>2.27</cbc:TaxAmount>
          <cac:TaxCategory><cbc:Percent>${per}</cbc:Percent></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>
        <cac:LegalMonetaryTotal><cbc:TaxExclusiveAmount>10.80</cbc:TaxExclusiveAmount>
          <cbc:TaxInclusiveAmount>13.07</cbc:TaxInclusiveAmount></cac:LegalMonetaryTotal>
        <cac:InvoiceLine><cbc:InvoicedQuantity>12</cbc:InvoicedQuantity>
          <cbc:LineExtensionAmount>10.80</cbc:LineExtensionAmount>
          <cac:Item><cbc:Name>Bottle of something</cbc:Name>
            <cac:SellersItemIdentification><cbc:ID>${bottle.code.toLowerCase()}</cbc:ID></cac:SellersItemIdentification>
            <cac:ClassifiedTaxCategory><cbc:Percent>${per}.00</cbc:Percent></cac:ClassifiedTaxCategory></cac:Item>
          <cac:Price><cbc:PriceAmount>100.00</cbc:PriceAmount><cbc:BaseQuantity>100</cbc:BaseQuantity></cac:Price>
        </cac:InvoiceLine>
      </ubl:Invoice>`;
    const { data, status, text } = await readXml(ubl);
    expect(status, text).toBe(200);
    expect(data).toMatchObject({
      format: 'UBL',
      kind: 'N',
      document: '2026/0815 & more',
      day: '2026-11-18',
      supplier: { id: known.idSupplier, name: 'Bebidas' },
      net: 1080,
      total: 1307,
      taxes: [{ idTax: rates[0]?.id, tax: 227 }],
      lines: [
        {
          idProduct: known.counted,
          quantity: '12',
          price: '1',
          discount: '10',
          idTax: rates[0]?.id,
        },
      ],
    });
    const { id } = await made({
      document: data.document,
      lines: data.lines.map(({ idProduct, name, quantity, price, discount, idTax }) => ({
        idProduct,
        name,
        quantity,
        price,
        discount,
        idTax,
      })),
    });
    expect((await read(id)).net).toBe(data.net);
  });
  it('in Facturae is read, and its lines are known by what they were before', async () => {
    await made({
      lines: [{ idProduct: known.other, name: 'CAJA 24 UD', quantity: '1', price: '20', idTax: null }],
    });
    const { data: from } = await owner.call(resourceCalls(supplier).get, {
      params: { id: known.idSupplier },
    });
    const { data } =
      await readXml(`<fe:Facturae xmlns:fe="http://www.facturae.gob.es/formato/Versiones/Facturaev3_2_2.xml">
      <Parties><SellerParty><TaxIdentification><TaxIdentificationNumber>${String(from['document'])}</TaxIdentificationNumber></TaxIdentification>
        <LegalEntity><CorporateName>Bebidas del Sur</CorporateName></LegalEntity></SellerParty></Parties>
      <Invoices><Invoice><InvoiceHeader><InvoiceNumber>77</InvoiceNumber><InvoiceSeriesCode>B</InvoiceSeriesCode><InvoiceClass>OR</InvoiceClass></InvoiceHeader>
        <InvoiceIssueData><IssueDate>2026-11-19</IssueDate><InvoiceCurrencyCode>EUR</InvoiceCurrencyCode></InvoiceIssueData>
        <Items><InvoiceLine><ItemDescription>Caja 24 ud</ItemDescription><Quantity>2.0</Quantity>
          <UnitPriceWithoutTax>20.000000</UnitPriceWithoutTax><GrossAmount>40.00</GrossAmount></InvoiceLine></Items>
      </Invoice></Invoices></fe:Facturae>`);
    expect(data).toMatchObject({
      format: 'Facturae',
      kind: 'A',
      document: 'B-77',
      supplier: { id: known.idSupplier },
      lines: [{ idProduct: known.other, quantity: '2', price: '20', discount: '0' }],
    });
  });
  it('that is none, defines entities, or is of another currency is refused at its place', async () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><Invoice><ID>&b;</ID></Invoice>`;
    for (const xml of ['not xml', '<html></html>', '<Invoice><ID>1</ID></Invoice>', bomb])
      expect((await readXml(xml)).error.extra).toMatchObject([{ field: 'xml', error: 'no_invoice' }]);
    const foreign = `<Invoice><ID>1</ID><DocumentCurrencyCode>USD</DocumentCurrencyCode><InvoiceLine><Item><Name>x</Name></Item></InvoiceLine></Invoice>`;
    expect((await readXml(foreign)).error.extra).toMatchObject([{ field: 'xml', error: 'other_currency' }]);
  });
});
