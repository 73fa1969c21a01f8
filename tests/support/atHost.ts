import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { type AnyCall, urlOf } from '@comanda/api/calls';
import type { ErrorCode } from '@comanda/api/errors';

export interface HostAnswer {
  readonly status: number | undefined;
  /** Of the refusal; nothing where it is an answer. */
  readonly code: ErrorCode | undefined;
  readonly data: unknown;
}

/** Makes a call under a host name; `fetch` sends no other than that of its address. */
export const atHost = (
  origin: string,
  host: string,
  call: AnyCall,
  {
    token,
    data,
    headers,
    from,
  }: {
    readonly token?: string | undefined;
    readonly data?: unknown;
    readonly headers?: Readonly<Record<string, string>>;
    /** The address of this machine that it comes from. */
    readonly from?: string;
  } = {},
): Promise<HostAnswer> =>
  new Promise((resolve, reject) => {
    request(origin + urlOf(call), {
      method: call.method,
      ...(from !== undefined && { localAddress: from }),
      headers: {
        ...headers,
        host,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(call.body && { 'content-type': 'application/json' }),
      },
    })
      .on('response', (response) => {
        text(response).then((body) => {
          const { data: answered, error } = JSON.parse(body);
          resolve({ status: response.statusCode, code: error?.code, data: answered });
        }, reject);
      })
      .on('error', reject)
      .end(call.body && JSON.stringify({ data }));
  });
