import { gunzipSync } from 'node:zlib';
import forge from 'node-forge';
import { provinceOf } from '../../apps/server/src/domain/fiscal/ticketBai/provinces.ts';
import { type CertificateFile, openSigner, signedBy } from '../../apps/server/src/domain/fiscal/signing.ts';
import {
  deviceCalls,
  fiscalCalls,
  type FiscalDocument,
  gatewayRequestCalls,
  invoiceCalls,
  publicTicketCalls,
  type Ticket,
  ticketCalls,
} from '@comanda/api/calls';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Caller } from '../support/caller.ts';
import { openFiscalGateway, signerOf } from '../support/fiscalGateway.ts';
import { ratesIn, taxesIn, ticketOf, tillOf } from '../support/till.ts';
import { usePlatform } from '../support/usePlatform.ts';

/* What tax offices are told of tickets: TicketBAI (docs/product.md §20.14). */
const gateway = await openFiscalGateway();
const platform = usePlatform({
  COMANDA_FISCAL_HOSTS: gateway.host,
  COMANDA_TICKETBAI: 'TBAIARTEST0001/B12345674',
});
afterAll(() => gateway.stop());
let owner: Caller;
type Sell = (over?: Partial<Ticket>) => Promise<string>;
let bar: Sell;
let hall: Sell;
let elsewhere: Sell;
let idStore = '';

const opened = async (name: string): Promise<Sell> => {
  const till = await tillOf(platform(), name);
  idStore ||= till.signed.idStore;
  const pulled = await till.pull(0);
  const taxes = taxesIn(pulled);
  const rates = ratesIn(taxes);
  let last = till.signed.lastTicket;
  return async (over = {}) => {
    const answer = await till.call(deviceCalls.ticket, {
      data: {
        ...ticketOf((last += 1), pulled.number, taxes, [
          { unitPrice: 1210, quantity: '1', taxes: rates.slice(0, 1) },
          { unitPrice: 335, quantity: '0.355', name: 'Jamón & <queso>', taxes: rates.slice(1, 2) },
        ]),
        ...over,
      },
    });
    expect(answer.status, answer.text).toBe(200);
    return answer.data.id;
  };
};
const told = async (id: string): Promise<FiscalDocument | null> =>
  (await owner.call(ticketCalls.get, { params: { id } })).data.fiscal;
/** Waits for what becomes of a document, as somebody does who looks at its ticket. */
const becomes = (id: string, is: (document: FiscalDocument) => boolean): Promise<FiscalDocument> =>
  vi.waitFor(
    async () => {
      const document = await told(id);
      if (!document || !is(document)) throw new Error(JSON.stringify(document));
      return document;
    },
    { timeout: 15_000, interval: 50 },
  );
const inState = (id: string, state: FiscalDocument['state']) =>
  becomes(id, (document) => document.state === state);
const xmlOf = async (id: string): Promise<string> => {
  const { rows } = await platform().pool.query<{ xml: string }>(
    'select xml from fiscal_document where id_ticket = $1 and is_current',
    [id],
  );
  return rows[0]?.xml ?? '';
};
const sent = (xml: string) => gateway.received.filter(({ body }) => body.toString() === xml).length;
const within = (xml: string, name: string): string =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
const resend = (id: string) => owner.call(fiscalCalls.resendTicket, { params: { id } });

beforeAll(async () => {
  owner = await platform().as('owner');
  const { pool } = platform();
  await pool.query(
    "update fiscal_gateway set endpoint = $1, attempts = 3, timeout = 1 where code = 'TB-ALAVA'",
    [`http://${gateway.host}/araba`],
  );
  await pool.query("update fiscal_gateway set endpoint = $1 where code = 'TB-BIZKAIA'", [
    `http://${gateway.host}/bizkaia`,
  ]);
  bar = await opened('ENCINA MAD Barra');
  hall = await opened('ENCINA MAD Sala');
  elsewhere = await opened('ENCINA LPA Barra');
  await pool.query("update store set fiscal_region = 'SP-TBA' where code in ('MAD', 'LPA')");
});

describe('a document of a ticket', () => {
  it('is signed by the store, is what was signed, and is taken by its gateway', async () => {
    const id = await bar();
    const document = await inState(id, 'A');
    const xml = await xmlOf(id);
    expect(signerOf(xml)).toContain('Taberna La Encina');
    expect(signerOf(xml.replace('<ImporteTotalFactura>', '<ImporteTotalFactura>1'))).toBeUndefined();
    expect(xml).toContain('https://ticketbai.araba.eus/tbai/sinadura/');
    expect(document.identifier).toMatch(/^TBAI-B84235712-140326-.{13}-\d{3}$/);
    expect(document.qr).toMatch(
      /^https:\/\/ticketbai\.araba\.eus\/tbai\/qrtbai\/\?id=TBAI-B84235712-.+&cr=\d{3}$/,
    );
    expect(document).toMatchObject({ place: 1, tries: 1, gateway: 'TB-ALAVA', region: 'SP-TBA' });
    expect(within(xml, 'NIF')).toBe('B84235712');
    expect(within(xml, 'HoraExpedicionFactura')).toBe('13:00:00');
    expect(xml).toContain('0.355 × Jamón &amp; &lt;queso&gt;');
    expect(xml).not.toContain('EncadenamientoFacturaAnterior');
    expect(sent(xml)).toBe(1);
    const { data: seen } = await platform().anyone.call(publicTicketCalls.get, { params: { id } });
    expect(seen.fiscal).toEqual({ identifier: document.identifier, qr: document.qr });
    const { data: proposed } = await owner.call(invoiceCalls.propose, { data: { ids: [id] } });
    expect(proposed.isReported).toBe(true);
    const file = await fetch(`${platform().origin}/api/fiscal/v1/signedXml/ticket/${id}`);
    expect(file.status).toBe(401);
  });

  it('is made of no exercise, of nothing that was voided, and where no province asks for it', async () => {
    const voided = { reason: 'Error', idEmployee: null, at: '2026-03-14T12:00:00.000Z' };
    expect(await told(await bar({ training: true }))).toBeNull();
    const called = await bar({ voided, payments: [] });
    expect(await told(called)).toBeNull();
    const { data } = await platform().anyone.call(publicTicketCalls.get, { params: { id: called } });
    expect(data.fiscal).toBeNull();
  });

  it('says what it lacks where the store has no certificate, and nothing is sent', async () => {
    const before = gateway.received.length;
    const document = await inState(await elsewhere(), 'L');
    expect(document).toMatchObject({ lacks: ['certificate'], identifier: null, tries: 0 });
    expect(gateway.received).toHaveLength(before);
  });
});

it('documents of two tills at once are one chain without a gap', async () => {
  const ids = (
    await Promise.all(
      [bar, hall].map(async (sell) => {
        const sold: string[] = [];
        for (let many = 0; many < 8; many += 1) sold.push(await sell());
        return sold;
      }),
    )
  ).flat();
  const documents = await Promise.all(ids.map((id) => inState(id, 'A')));
  const places = documents.map(({ place }) => Number(place)).toSorted((a, b) => a - b);
  expect(places).toEqual(places.map((_, index) => (places[0] ?? 0) + index));
  const { rows } = await platform().pool.query<{ place: number; xml: string; number: string }>(
    'select place, xml, number from fiscal_document where id_store = $1 and place is not null order by place',
    [idStore],
  );
  expect(rows.map(({ place }) => place)).toEqual(rows.map((_, index) => index + 1));
  for (const [index, { xml }] of rows.entries()) {
    const before = rows[index - 1];
    const signature = before ? (/<ds:SignatureValue[^>]*>([^<]+)</.exec(before.xml)?.[1] ?? '') : '';
    expect(within(xml, 'SignatureValueFirmaFacturaAnterior')).toBe(signature.slice(0, 100));
    expect(within(xml, 'NumFacturaAnterior')).toBe(before?.number ?? '');
  }
});

describe('a gateway', () => {
  it('refuses in its own words; made anew, the document is another one at the end of the chain', async () => {
    gateway.behave('reject');
    const id = await bar();
    const refused = await inState(id, 'R');
    expect(refused.said).toEqual([{ code: '011', text: 'NIF no identificado' }]);
    const { data: list } = await owner.call(ticketCalls.list, {
      data: {
        idCompany: await platform().company('ENCINA'),
        whereExtra: { field: 'fiscalState', operator: 'in', value: ['R', 'F'] },
      },
    });
    expect(list.elements).toMatchObject([{ id, fiscalState: 'R' }]);
    gateway.behave('accept');
    expect((await owner.call(fiscalCalls.refreshTicket, { params: { id } })).data).toEqual({ tickets: 0 });
    expect((await owner.call(fiscalCalls.forceTicket, { params: { id } })).data).toEqual({ tickets: 1 });
    const anew = await inState(id, 'A');
    expect(anew.place).toBe(Number(refused.place) + 1);
    expect(anew.identifier).not.toBe(refused.identifier);
  });

  it('whose answer was lost is sent the same document, and has taken it once', async () => {
    gateway.behave('lost');
    const id = await bar();
    await becomes(id, ({ state, answered }) => state === 'W' && answered !== null);
    const xml = await xmlOf(id);
    gateway.behave('accept');
    await resend(id);
    const document = await inState(id, 'A');
    expect(document.said).toEqual([{ code: '005', text: 'Ya existe el registro' }]);
    expect(await xmlOf(id)).toBe(xml);
    expect(sent(xml)).toBe(2);
  });

  it('that does not answer, hangs up or is busy is tried again, and given up after all attempts', async () => {
    gateway.behave('slow');
    const id = await bar();
    const late = await becomes(id, ({ said }) => said.length > 0);
    expect(late.said[0]?.text).toBe('The gateway has not answered within 1 s.');
    const { pool } = platform();
    const hasten = () =>
      pool.query("update fiscal_document set due = now() where id_ticket = $1 and state = 'W'", [id]);
    for (const [manner, code] of [
      ['down', 'ECONNRESET'],
      ['busy', '503'],
    ] as const) {
      gateway.behave(manner);
      await hasten();
      // A try is counted before it is made. Its answer is the last of it, and says when the next one is due.
      await becomes(id, ({ said }) => said[0]?.code === code);
    }
    expect(await inState(id, 'F')).toMatchObject({ tries: 3 });
    gateway.behave('accept');
    await owner.call(fiscalCalls.resendStore, { params: { id: idStore } });
    await inState(id, 'A');
  });

  it('in Bizkaia takes an entry of the book of income', async () => {
    const { pool } = platform();
    await pool.query("update store set fiscal_region = 'SP-TBB' where id = $1", [idStore]);
    const id = await bar();
    const document = await inState(id, 'A');
    const last = gateway.received.findLast(({ path }) => path === '/bizkaia');
    const entry = gunzipSync(last?.body ?? Buffer.alloc(0)).toString();
    expect(JSON.parse(String(last?.headers['eus-bizkaia-n3-data']))).toEqual({
      con: 'LROE',
      apa: '1.1',
      inte: { nif: 'B84235712', nrs: 'Taberna La Encina, S.L.' },
      drs: { mode: '240', ejer: '2026' },
    });
    expect(Buffer.from(within(entry, 'TicketBai'), 'base64').toString()).toBe(await xmlOf(id));
    expect(document.qr).toContain('https://batuz.eus/QRTBAI/?id=');
    await pool.query("update store set fiscal_region = 'SP-TBA' where id = $1", [idStore]);
  });

  it('within the network of the server is not asked unless it is named', async () => {
    const { pool } = platform();
    await pool.query("update fiscal_gateway set endpoint = 'http://127.0.0.1:9/' where code = 'TB-ALAVA'");
    const id = await bar();
    const document = await becomes(id, ({ said }) => said.length > 0);
    expect(document.said[0]?.text).toBe('The address of the gateway is within the network of this server.');
  });
});

describe('a certificate', () => {
  const { publicKey, privateKey } = forge.pki.rsa.generateKeyPair(2048);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = publicKey;
  certificate.serialNumber = '01';
  certificate.validity.notAfter = new Date('2056-01-01');
  certificate.setSubject([{ name: 'commonName', value: 'Taberna' }]);
  certificate.setIssuer([{ name: 'commonName', value: 'Taberna' }]);
  certificate.sign(privateKey, forge.md.sha256.create());
  const pem = forge.pki.certificateToPem(certificate);
  const wrapped = (algorithm: 'aes256' | '3des'): CertificateFile => ({
    content: Buffer.from(
      forge.asn1
        .toDer(forge.pkcs12.toPkcs12Asn1(privateKey, [certificate], 'secret', { algorithm }))
        .getBytes(),
      'latin1',
    ).toString('base64'),
    password: 'secret',
  });

  it.each<[string, CertificateFile]>([
    ['as a PKCS #12 by AES', wrapped('aes256')],
    ['as a PKCS #12 by 3DES', wrapped('3des')],
    ['as a PEM', { content: Buffer.from(forge.pki.privateKeyToPem(privateKey) + pem).toString('base64') }],
  ])('%s signs a document by the rule of its province', async (_, file) => {
    const province = provinceOf('SP-TBG');
    if (!province) throw new Error('Gipuzkoa is a province of TicketBAI.');
    const bare =
      '<?xml version="1.0"?><T:TicketBai xmlns:T="urn:ticketbai:emision"><a>ñ &amp; é</a></T:TicketBai>';
    const { xml } = await signedBy(await openSigner(file), bare, province.policy);
    expect(signerOf(xml)).toBe('CN=Taberna');
    expect(signerOf(xml.replace('ñ', 'n'))).toBeUndefined();
    expect(xml).toContain('xmldsig-more#rsa-sha256');
    expect(xml).toContain(`>${province.policy.digest}<`);
  });
});

it('what a gateway was asked and said is told operators, and nothing of what was sent or opens it', async () => {
  const operator = await platform().as('operator');
  const idCompany = await platform().company('ENCINA');
  const { data, status, text } = await operator.call(gatewayRequestCalls.list, {
    data: { idCompany, limit: 100 },
  });
  expect(status, text).toBe(200);
  expect(data.elements.length).toBeGreaterThan(3);
  expect(new Set(data.elements.map(({ outcome }) => outcome))).toEqual(new Set(['A', 'R', 'K', 'N']));
  expect(data.elements.at(-1)).toMatchObject({ company: 'ENCINA', attempt: 1 });
  expect(data.elements.every(({ took, bytes }) => took >= 0 && bytes > 100)).toBe(true);
  expect(data.elements.every(({ endpoint }) => /^[\w.:-]+\/[^?@]*$/.test(endpoint))).toBe(true);
  const { data: refused } = await operator.call(gatewayRequestCalls.list, {
    data: { idCompany, whereExtra: { field: 'outcome', operator: 'eq', value: 'R' } },
  });
  expect(refused.elements.every(({ outcome, said }) => outcome === 'R' && said.length > 0)).toBe(true);
  expect((await owner.call(gatewayRequestCalls.list, { data: { idCompany } })).status).toBe(403);
});

it('the demo has a tax office of its own in Gipuzkoa, which takes what it is handed', async () => {
  const { pool } = platform();
  await pool.query("update store set fiscal_region = 'SP-TBG' where code = 'MAD'");
  const document = await inState(await bar(), 'A');
  expect(document).toMatchObject({ gateway: 'TB-GIPUZ', region: 'SP-TBG', tries: 1 });
});
