import {
  type ClientRequest,
  type IncomingMessage,
  request as askPlain,
  type RequestOptions,
} from 'node:http';
import { request as askSecure } from 'node:https';
import { gunzipSync } from 'node:zlib';
import { type Outside, pinnedTo, targetOf, webAddress } from '../../core/outside.ts';
import { again, type Answered, type Handed, type Office } from './office.ts';
import type { CertificateFile } from './signing.ts';

const largestAnswer = 256 * 1024;

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

/**
 * Hands a document to its gateway. It goes nowhere within this server's own network unless its operator has named the host
 * (`COMANDA_FISCAL_HOSTS`), and follows no redirect.
 */
export const hand = async (
  office: Pick<Office, 'ask' | 'understand'>,
  handed: Handed,
  outside: Outside,
  stopping?: AbortSignal,
): Promise<Answered> => {
  const url = webAddress(handed.endpoint);
  if (!url) return again('', 'The address of the gateway is none of the web.');
  const limit = AbortSignal.timeout(handed.limit);
  const signal = stopping ? AbortSignal.any([limit, stopping]) : limit;
  try {
    const target = await targetOf(url, outside, signal);
    if (target === 'inside')
      return again('', 'The address of the gateway is within the network of this server.');
    if (target === 'nowhere') return again('', 'The host of the gateway is not known.');
    const { headers, body } = office.ask(handed);
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
        : office.understand(answer, text);
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
