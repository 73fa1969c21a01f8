import type { LookupAddress } from 'node:dns';
import { lookup as resolveName } from 'node:dns/promises';
import { once } from 'node:events';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './publicAddress.ts';

/** Where this server goes when somebody else's text names the host; only tests put something else in its place. */
export interface Outside {
  readonly resolve: (host: string) => Promise<readonly LookupAddress[]>;
  readonly isAllowed: (address: string) => boolean;
  /** Hosts with their ports that may be asked whatever their address is. */
  readonly hosts: ReadonlySet<string>;
}
/** The public internet, and hosts that the operator of this server names. */
export const outsideWith = (hosts: ReadonlySet<string>): Outside => ({
  resolve: (host) => resolveName(host, { all: true, verbatim: true }),
  isAllowed: isPublicAddress,
  hosts,
});

const usualPort = ({ protocol }: URL): string => (protocol === 'https:' ? '443' : '80');
/** Whether its operator has named the host with its port. */
export const isNamed = (url: URL, { hosts }: Pick<Outside, 'hosts'>): boolean =>
  hosts.has(`${url.hostname}:${url.port || usualPort(url)}`);

/** An address of the web that names nobody to sign in as. */
export const webAddress = (text: string): URL | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  return isWeb && url.username === '' && url.password === '' && url.hostname !== '' ? url : undefined;
};

/** A resolver cannot be told to stop; whoever asked it can stop waiting. */
const within = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    once(signal, 'abort').then(() => {
      throw new Error('The time has run out.');
    }),
  ]);

/**
 * Where a host is, if it may be asked: its name is resolved once, and each address that it has must be one of the public
 * internet. `inside` is this server's own network, `nowhere` what has no address.
 */
export const targetOf = async (
  url: URL,
  outside: Outside,
  signal: AbortSignal,
): Promise<LookupAddress | 'inside' | 'nowhere'> => {
  const host = url.hostname.replaceAll(/[[\]]/g, '');
  const family = isIP(host);
  const addresses = family > 0 ? [{ address: host, family }] : await within(signal, outside.resolve(host));
  const [target] = addresses;
  if (!target) return 'nowhere';
  const isOutside = isNamed(url, outside) || addresses.every(({ address }) => outside.isAllowed(address));
  return isOutside ? target : 'inside';
};

/** One name, one answer: what was looked at is what is connected to, whatever the name says the next time. */
export const pinnedTo =
  ({ address, family }: LookupAddress): LookupFunction =>
  (_host, { all }, answer) => {
    if (all) answer(null, [{ address, family }]);
    else answer(null, address, family);
  };
