import { deviceCalls } from '@comanda/api/calls';
import { type Client, createClient } from '@comanda/api/client';
import type { AnswerOf } from '@comanda/api/calls';

export type Signed = AnswerOf<typeof deviceCalls.login>;
export interface Platform extends Client {
  /** Signs in with the licence; nothing while the platform cannot be reached. */
  readonly signIn: () => Promise<Signed | undefined>;
}

/** The platform as an enrolled screen of the kitchen speaks to it: its credential is good until it is revoked. */
export const kitchenAt = (origin: string, credential: string): Client =>
  createClient({
    origin,
    timeout: 10_000,
    credentials: { token: () => credential, renew: () => Promise.resolve(false) },
  });

/** A platform that cannot be reached while the line is cut. */
export const cutWhile = (platform: Platform, isCut: () => boolean): Platform => ({
  ...platform,
  call: (call, input) =>
    isCut() ? Promise.resolve({ ok: false, failure: { kind: 'offline' } }) : platform.call(call, input),
});

/** A licence that the platform refuses stops its till: asking again would not help. */
export class LicenseRefused extends Error {}

export const platformAt = (origin: string, license: string, machine: string): Platform => {
  let token: string | undefined;
  const client = createClient({
    origin,
    timeout: 10_000,
    credentials: { token: () => token, renew: async () => ((await signIn()) ? true : undefined) },
  });
  const signIn = async (): Promise<Signed | undefined> => {
    const result = await client.call(deviceCalls.login, {
      data: { license, machine, version: 'simulator 1' },
    });
    if (result.ok) {
      token = result.data.token;
      return result.data;
    }
    if (result.failure.kind === 'refused' && result.failure.error.code === 'ERROR_NOT_VALID_LICENSE')
      throw new LicenseRefused(license.slice(0, 4));
    return undefined;
  };
  return { ...client, signIn };
};
