import { messageCalls } from '@comanda/api/calls';
import type { Account } from './accounts.ts';
import type { TestPlatform } from './usePlatform.ts';

/** What an account was told and has not read: class, title, text, and what it leads to. */
export const toldTo = async (platform: TestPlatform, account: Account) => {
  const { data } = await (
    await platform.as(account)
  ).call(messageCalls.list, { params: { status: 'UNR', offset: '0', limit: '20' } });
  return data.elements.map(({ nclass, title, body, data: said }) => ({
    nclass,
    title,
    body,
    ...Object.fromEntries(said.map(({ key, value }) => [key, value])),
  }));
};
