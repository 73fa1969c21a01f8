import { parseServerFrame, type ServerFrame } from '@comanda/api/live';
import { onTestFinished } from 'vitest';
import { type Account, accounts } from './accounts.ts';
import type { Caller } from './caller.ts';
import { type Line, openLine } from './line.ts';
import type { TestPlatform } from './usePlatform.ts';

/** Opens the live line of a console. Beats and words may come at any time: `next` passes them over. */
export const liveLineTo = async (
  origin: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Line<ServerFrame>> => {
  const url = `${origin.replace('http', 'ws')}/api/notification/v1/ws`;
  const line = await openLine(url, parseServerFrame, headers);
  return { ...line, next: () => line.nextThat((frame) => !('beat' in frame || 'words' in frame)) };
};

/** A line on which somebody has signed in, with the newest number of each of their channels. */
export interface SignedLine extends Line<ServerFrame> {
  readonly heads: Readonly<Record<string, number>>;
}
const signedIn = async (
  origin: string,
  account: Account,
  { token }: Pick<Caller, 'token'>,
): Promise<SignedLine> => {
  const line = await liveLineTo(origin);
  onTestFinished(line.end);
  line.say({ email: accounts[account] });
  line.say({ token });
  const first = await line.next();
  if (!('ready' in first)) throw new Error(`The line is not ready: ${JSON.stringify(first)}`);
  return { ...line, heads: first.ready };
};

/**
 * Opens a line for the test that runs, on which nothing is told of what was done before. The database tells servers of
 * changes in their order, but after it has answered: a line that opens meanwhile may be judged anew for one that a test has
 * made long before. Once words that are told last have come to a line that is open already, the server has heard of all.
 */
export const signedLine = async (
  { origin, pool }: Pick<TestPlatform, 'origin' | 'pool'>,
  account: Account,
  caller: Pick<Caller, 'token'>,
): Promise<SignedLine> => {
  const earlier = await signedIn(origin, account, caller);
  await pool.query(`select pg_notify('comanda_words', '')`);
  await earlier.nextThat((frame) => 'words' in frame);
  earlier.end();
  return signedIn(origin, account, caller);
};
