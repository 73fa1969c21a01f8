import {
  type ClientRequest,
  type IncomingMessage,
  request as askPlain,
  type RequestOptions,
} from 'node:http';
import { request as askSecure } from 'node:https';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { FiscalWord } from '@comanda/api/calls';
import { type Outside, pinnedTo, targetOf, webAddress } from '../../core/outside.ts';
import { allAt, at, rootOf, textAt } from '../purchase/xml/tree.ts';
import type { Province } from './provinces.ts';
import type { CertificateFile } from './signing.ts';
import { xmlOf } from './ticketBai.ts';

/** What a gateway is handed. */
export interface Handed {
  readonly province: Province['name'];
  readonly endpoint: string;
  /** Milliseconds. */
  readonly limit: number;
  /** What this server shows that it is, where the gateway asks. */
  readonly certificate: CertificateFile | undefined;
  readonly xml: string;
  readonly taxNumber: string;
  readonly name: string;
  /** `14-03-2026` */
  readonly issued: string;
}
/** What became of it: `again` is what the gateway could not say anything about now. */
export interface Answered {
  readonly outcome: 'accepted' | 'refused' | 'known' | 'again';
  readonly said: readonly FiscalWord[];
}

const again = (code: string, text: string): Answered => ({ outcome: 'again', said: [{ code, text }] });
const largestAnswer = 256 * 1024;

interface Asked {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}
/** Bizkaia takes documents within an entry of the taxpayer's book of income, packed, with who it is about in a header. */
const entryOf = ({ xml, taxNumber, name, issued }: Handed): Asked => {
  const year = issued.slice(-4);
  const book = 'https://www.batuz.eus/fitxategiak/batuz/LROE/esquemas/';
  const entry = xmlOf(
    {
      namespace: `${book}LROE_PJ_240_1_1_FacturasEmitidas_ConSG_AltaPeticion_V1_0_2.xsd`,
      name: 'lrpjfecsgap:LROEPJ240FacturasEmitidasConSGAltaPeticion',
    },
    [
      [
        'Cabecera',
        ['Modelo', '240'],
        ['Capitulo', '1'],
        ['Subcapitulo', '1.1'],
        ['Operacion', 'A00'],
        ['Version', '1.0'],
        ['Ejercicio', year],
        ['ObligadoTributario', ['NIF', taxNumber], ['ApellidosNombreRazonSocial', name]],
      ],
      ['FacturasEmitidas', ['FacturaEmitida', ['TicketBai', Buffer.from(xml).toString('base64')]]],
    ],
  );
  // A header holds no signs beyond Latin 1.
  const data = JSON.stringify({
    con: 'LROE',
    apa: '1.1',
    inte: { nif: taxNumber, nrs: name },
    drs: { mode: '240', ejer: year },
  }).replaceAll(/[\u007F-\uFFFF]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return {
    headers: {
      'content-type': 'application/octet-stream',
      'content-encoding': 'gzip',
      'eus-bizkaia-n3-version': '1.0',
      'eus-bizkaia-n3-content-type': 'application/xml',
      'eus-bizkaia-n3-data': data,
    },
    body: gzipSync(entry),
  };
};
const askedOf = (handed: Handed): Asked =>
  handed.province === 'Bizkaia'
    ? entryOf(handed)
    : { headers: { 'content-type': 'application/xml; charset=utf-8' }, body: Buffer.from(handed.xml) };

const shown = (file: CertificateFile | undefined): RequestOptions & { pfx?: Buffer; passphrase?: string } => {
  if (!file) return {};
  const bytes = Buffer.from(file.content, 'base64');
  const isPem = bytes.includes('-----BEGIN ');
  return {
    ...(isPem ? { key: bytes, cert: bytes } : { pfx: bytes }),
    ...(file.password !== undefined && { passphrase: file.password }),
  };
};

const read = async (answer: IncomingMessage): Promise<string | undefined> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size > largestAnswer) return undefined;
    parts.push(bytes);
  }
  const bytes = Buffer.concat(parts);
  return answer.headers['content-encoding'] === 'gzip'
    ? gunzipSync(bytes, { maxOutputLength: largestAnswer }).toString()
    : bytes.toString();
};

/** Codes that say that the document has been taken before, and that the service cannot take one now. */
const known = new Set(['005', 'B4_2000003']);
const busy = new Set(['006', 'B4_1000004', 'N3_0000011']);
const judged = (isAccepted: boolean, said: readonly FiscalWord[]): Answered => {
  if (isAccepted) return { outcome: 'accepted', said };
  if (said.some(({ code }) => busy.has(code))) return { outcome: 'again', said };
  return { outcome: said.some(({ code }) => known.has(code)) ? 'known' : 'refused', said };
};
const headerOf = ({ headers }: IncomingMessage, name: string): string => {
  const value = headers[`eus-bizkaia-n3-${name}`];
  return typeof value === 'string' ? value : '';
};

const understood = (province: Province['name'], answer: IncomingMessage, text: string): Answered => {
  const found = rootOf(text);
  if (province === 'Bizkaia') {
    const entry = at(found?.root, 'Registros/Registro/SituacionRegistro');
    const code = textAt(entry, 'CodigoErrorRegistro') || headerOf(answer, 'codigo-respuesta');
    const words = textAt(entry, 'DescripcionErrorRegistroES') || headerOf(answer, 'mensaje-respuesta');
    const kind = headerOf(answer, 'tipo-respuesta');
    if (kind === '') return again('', 'The gateway has answered with something else than a report.');
    const state = textAt(entry, 'EstadoRegistro') || kind;
    return judged(state !== 'Incorrecto', code || words ? [{ code, text: words }] : []);
  }
  const result = at(found?.root, 'Salida');
  const state = textAt(result, 'Estado');
  if (state !== '00' && state !== '01')
    return again('', 'The gateway has answered with something else than a report.');
  const told = allAt(result, 'ResultadosValidacion').map((one) => ({
    code: textAt(one, 'Codigo'),
    text: textAt(one, 'Descripcion'),
  }));
  const words = textAt(result, 'Descripcion');
  return judged(state === '00', told.length > 0 || words === '' ? told : [{ code: state, text: words }]);
};

/**
 * Hands a document to its gateway. It goes nowhere within this server's own network unless its operator has named the host
 * (`COMANDA_FISCAL_HOSTS`), and follows no redirect.
 */
export const hand = async (handed: Handed, outside: Outside, stopping?: AbortSignal): Promise<Answered> => {
  const url = webAddress(handed.endpoint);
  if (!url) return again('', 'The address of the gateway is none of the web.');
  const limit = AbortSignal.timeout(handed.limit);
  const signal = stopping ? AbortSignal.any([limit, stopping]) : limit;
  try {
    const target = await targetOf(url, outside, signal);
    if (target === 'inside')
      return again('', 'The address of the gateway is within the network of this server.');
    if (target === 'nowhere') return again('', 'The host of the gateway is not known.');
    const { headers, body } = askedOf(handed);
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const ask: (
        url: URL,
        options: RequestOptions,
        hear: (answer: IncomingMessage) => void,
      ) => ClientRequest = url.protocol === 'https:' ? askSecure : askPlain;
      ask(
        url,
        {
          method: 'POST',
          lookup: pinnedTo(target),
          signal,
          agent: false,
          headers: {
            ...headers,
            'content-length': body.length,
            accept: 'application/xml',
            'user-agent': 'Comanda',
          },
          ...(url.protocol === 'https:' && shown(handed.certificate)),
        },
        resolve,
      )
        .once('error', reject)
        .end(body);
    });
    try {
      const { statusCode = 0 } = answer;
      if (statusCode !== 200) return again(String(statusCode), answer.statusMessage ?? '');
      const text = await read(answer);
      return text === undefined
        ? again('', 'The gateway has answered with more than a report.')
        : understood(handed.province, answer, text);
    } finally {
      answer.destroy();
    }
  } catch (error) {
    if (limit.aborted) return again('', `The gateway has not answered within ${handed.limit / 1000} s.`);
    // Names that do not resolve, refused connections, broken answers.
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return again(code, error instanceof Error ? error.message : String(error));
  }
};
