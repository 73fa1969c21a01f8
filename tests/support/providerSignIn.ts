import { type BodyOf, providerCalls } from '@comanda/api/calls';
import { brand } from './accounts.ts';
import { providerId } from './provider.ts';
import type { TestPlatform } from './usePlatform.ts';

export { providerId } from './provider.ts';

/** A browser that follows a provider's redirects and keeps its cookies, as far as its own pages go. */
const browse = async (issuer: string, first: string, form: URLSearchParams): Promise<URLSearchParams> => {
  const cookies = new Map<string, string>();
  let [url, body]: [URL, URLSearchParams | undefined] = [new URL(first), undefined];
  for (let step = 0; step < 10; step += 1) {
    const response: Response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(body && { method: 'POST', body }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const next = response.headers.get('location');
    if (next === null && body === undefined && response.ok) {
      body = form;
      continue;
    }
    if (next === null) throw new Error(`The provider says ${response.status}: ${await response.text()}`);
    body = undefined;
    url = new URL(next, url);
    if (url.origin !== issuer) return url.searchParams;
  }
  throw new Error('The provider leads nowhere.');
};

const issuerOf = ({ provider }: TestPlatform): string => {
  if (!provider) throw new Error('This file has no provider.');
  return provider.issuer;
};

/** What the provider sends back when somebody says yes there, or no without a name. */
export const answerOf = (
  platform: TestPlatform,
  url: string,
  login: string | undefined,
): Promise<URLSearchParams> =>
  browse(
    issuerOf(platform),
    url,
    new URLSearchParams(login === undefined ? { answer: 'no' } : { answer: 'yes', login }),
  );

/** The body of the call that ends a sign-in, from what came back. */
export const bodyFrom = (key: string, came: URLSearchParams): BodyOf<typeof providerCalls.finish> => {
  const [code, error, iss] = ['code', 'error', 'iss'].map((name) => came.get(name) ?? undefined);
  return {
    key,
    state: came.get('state') ?? '',
    ...(code !== undefined && { code }),
    ...(error !== undefined && { error }),
    ...(iss !== undefined && { iss }),
  };
};

/** Goes to the provider and comes back: all that the last call takes. */
export const comeBack = async (
  platform: TestPlatform,
  login: string | undefined,
  change: (url: URL) => void = () => undefined,
): Promise<BodyOf<typeof providerCalls.finish>> => {
  const { data } = await platform.anyone.call(providerCalls.begin, { data: { provider: providerId, brand } });
  const url = new URL(data.url);
  change(url);
  return bodyFrom(data.key, await answerOf(platform, url.href, login));
};

/** An offer to connect the account of an e-mail, made to somebody who is not connected with it yet. */
export const offeredBy = async (
  platform: TestPlatform,
  email: string,
): Promise<{ readonly key: string; readonly token: string }> => {
  const login = `somebody-${platform.provider?.people.size}-${email}`;
  platform.provider?.people.set(login, { email, isVerified: true });
  const back = await comeBack(platform, login);
  const { data } = await platform.anyone.call(providerCalls.finish, { data: back });
  return { key: back.key, token: data.offer?.token ?? '' };
};
