import { deviceCalls } from '@comanda/api/calls';
import { type Client, createClient } from '@comanda/api/client';
import type { AnswerOf } from '@comanda/api/calls';

export type Signed = AnswerOf<typeof deviceCalls.login>;
export interface Platform extends Client {
  /** Signs in with the licence; nothing while the platform cannot be reached. */
  readonly signIn: () => Promise<Signed | undefined>;
}

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
    const result = await client.call(deviceCalls.login, { data: { license, machine } });
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
