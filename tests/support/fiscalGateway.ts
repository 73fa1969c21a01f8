import { createHash, verify, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** How a gateway behaves: `lost` takes a document and never says so, `slow` answers nothing, `down` hangs up. */
export type Manner = 'accept' | 'reject' | 'lost' | 'slow' | 'down' | 'busy';
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}
export interface FiscalGateway {
  /** Host and port, as `COMANDA_FISCAL_HOSTS` names it. */
  readonly host: string;
  readonly received: Received[];
  readonly behave: (manner: Manner) => void;
  readonly stop: () => Promise<void>;
}

const report = (state: string, code = '', text = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?><ns2:TicketBaiResponse xmlns:ns2="urn:ticketbai:emision"><Salida>
    <FechaRecepcion>28-11-2026 12:00:00</FechaRecepcion><Estado>${state}</Estado>
    <Descripcion>${state === '00' ? 'Recibido' : 'Rechazado'}</Descripcion>
    ${code && `<ResultadosValidacion><Codigo>${code}</Codigo><Descripcion>${text}</Descripcion></ResultadosValidacion>`}
  </Salida></ns2:TicketBaiResponse>`;

/** What Panama's tax office says of a document: one that it has authorised before has the number of that. */
const processed = (code: string, text: string, isKnown: boolean): string =>
  `<?xml version="1.0" encoding="UTF-8"?><rProtFe xmlns="http://dgi-fep.mef.gob.pa"><dVerForm>1.00</dVerForm><gInfProt>
    <iAmb>2</iAmb><dVerApl>1</dVerApl>${isKnown ? '<dProAut>20260000000000000001</dProAut>' : ''}
    <gResProc><dCodRes>${code}</dCodRes><dMsgRes>${text}</dMsgRes></gResProc></gInfProt></rProtFe>`;

const answer = (response: ServerResponse, path: string, code: string, text: string): void => {
  if (path === '/panama') {
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(
      code === ''
        ? processed('0260', 'Autorizado el uso de la FE', false)
        : processed(code, text, code === '005'),
    );
    return;
  }
  if (path === '/bizkaia') {
    response.writeHead(200, {
      'eus-bizkaia-n3-tipo-respuesta': code === '' ? 'Correcto' : 'Incorrecto',
      ...(code !== '' && {
        'eus-bizkaia-n3-codigo-respuesta': code,
        'eus-bizkaia-n3-mensaje-respuesta': text,
      }),
    });
    response.end();
    return;
  }
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(code === '' ? report('00') : report('01', code, text));
};

/** The gateway of a tax office at the only place where it can be replaced: a real server that takes documents. */
export const openFiscalGateway = async (): Promise<FiscalGateway> => {
  const received: Received[] = [];
  const kept = new Set<string>();
  let manner: Manner = 'accept';
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const { url: path = '', headers } = request;
      received.push({ path, headers, body });
      const document = body.toString('latin1');
      if (manner === 'slow') return;
      if (manner === 'down') return void request.socket.destroy();
      if (manner === 'busy') return void response.writeHead(503).end();
      if (manner === 'reject') return answer(response, path, '011', 'NIF no identificado');
      const isKnown = kept.has(document);
      kept.add(document);
      if (manner === 'lost') return void request.socket.destroy();
      answer(response, path, isKnown ? '005' : '', 'Ya existe el registro');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    host: `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    received,
    behave: (next) => void (manner = next),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

/** Attributes in the order of their names, and an end of what is empty. */
const expanded = (xml: string): string =>
  xml.replaceAll(/<([\w:]+)((?: [\w:]+="[^"]*")*)(\/?)>/g, (_, name: string, told: string, end: string) => {
    const attributes = [...told.matchAll(/ [\w:]+="[^"]*"/g)].map(([one]) => one).toSorted();
    return `<${name}${attributes.join('')}>${end && `</${name}>`}`;
  });
const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64');
const elementIn = (xml: string, name: string): string =>
  new RegExp(`<${name}[ >][\\s\\S]*</${name}>`).exec(xml)?.[0] ?? '';
const digestsIn = (xml: string): readonly string[] =>
  [...elementIn(xml, 'ds:SignedInfo').matchAll(/<ds:DigestValue>([^<]+)</g)].map(([, digest = '']) => digest);
/** An element by itself, in its canonical form: with the names of namespaces that hold where it stands. */
const apart = (xml: string, name: string, namespaces: readonly string[]): string =>
  expanded(elementIn(xml, name)).replace(`<${name}`, `<${name} ${namespaces.join(' ')}`);
const signatures = 'xmlns:ds="http://www.w3.org/2000/09/xmldsig#"';

/** Whose certificate a document holds, if what it says is what was signed. */
const sealerOf = (xml: string, namespaces: readonly string[], whole: string): string | undefined => {
  const [, told = ''] = /<ds:X509Certificate>([^<]+)</.exec(xml) ?? [];
  const [, value = ''] = /<ds:SignatureValue[^>]*>([^<]+)</.exec(xml) ?? [];
  const [digest] = digestsIn(xml);
  const certificate = new X509Certificate(Buffer.from(told, 'base64'));
  const holds =
    digest ===
      digestOf(
        expanded(whole.replace(/^<\?xml[^>]*\?>/, '').replace(elementIn(whole, 'ds:Signature'), '')),
      ) &&
    verify(
      'sha256',
      Buffer.from(apart(xml, 'ds:SignedInfo', namespaces)),
      { key: certificate.publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(value, 'base64'),
    );
  return holds ? certificate.subject : undefined;
};

/**
 * Whom a signed document names as its signer, if it is what was signed: reckoned by the rules of XML signatures with
 * nothing of the library that signs. It knows documents as they are written here, whose texts are canonical.
 */
export const signerOf = (xml: string): string | undefined => {
  const namespaces = ['xmlns:T="urn:ticketbai:emision"', signatures];
  const properties = apart(xml, 'xades:SignedProperties', [
    ...namespaces,
    'xmlns:xades="http://uri.etsi.org/01903/v1.3.2#"',
  ]);
  return digestsIn(xml)[1] === digestOf(properties) ? sealerOf(xml, namespaces, xml) : undefined;
};
/** The same of an electronic invoice of Panama: what stands behind its signature is not signed. */
export const invoiceSignerOf = (xml: string): string | undefined =>
  sealerOf(
    xml,
    ['xmlns="http://dgi-fep.mef.gob.pa"', signatures],
    xml.replace(elementIn(xml, 'gNoFirm'), ''),
  );
