import type { AnyCall } from '@comanda/api/calls';
import { largestPicture, uploadLimit } from '@comanda/api/pictures';
import { sheetBounds } from '@comanda/api/transfer';
import { idOf } from '../core/caller.ts';
import { Refusal } from '../core/refusal.ts';
import { type Shares, sharesOf } from '../core/shares.ts';
import { withRole } from '../db/transaction.ts';
import { authenticate, type Shown } from '../domain/session/authenticate.ts';
import type { Platform } from './perform.ts';
import { judgeBeforeBody } from './scope.ts';
import { judgeSeeing } from './seeing.ts';

/** Files that are taken in at once (docs/product.md §13): each stays in memory until its call is done. */
const bounds = { each: 2, all: 8, weight: 160_000_000 };
/** Of those, what the people of one company send at once. */
const ofCompany = { each: 4, all: bounds.all };
/** Seconds after which a place may be free again. */
const retryAfter = 5;

/** Bytes that a request may bring: as many as it says, or as many as its call takes where it does not say. */
const bytesOf = ({ multipart }: AnyCall, length: string | undefined): number => {
  const most = multipart === 'sheet' ? sheetBounds.bytes + largestPicture : uploadLimit(multipart ?? 0);
  const said = Number(length ?? Number.NaN);
  return Number.isInteger(said) && said >= 0 ? Math.min(said, most) : most;
};

/** Gives back no place: a file of nobody's company has none. */
const nothingToLeave = (): void => undefined;
/**
 * A place in the share of one of these companies. Which of a person's companies a file is for is often said in its body
 * alone: until then it counts for the first that has a place.
 */
const enterAny = (shares: Shares, companies: readonly string[]): ReturnType<Shares['enter']> => {
  let answer: ReturnType<Shares['enter']> = nothingToLeave;
  for (const company of companies) {
    answer = shares.enter(company);
    if (typeof answer === 'function') break;
  }
  return answer;
};

export interface Sender extends Shown {
  readonly params: Readonly<Record<string, string>>;
  /** `Content-Length`, where the request has one. */
  readonly length: string | undefined;
}

/**
 * Before the first byte of a file is kept, its sender is known and holds the action that its call takes, and has a place.
 * The answer gives the place back, once the call is done and the file is gone.
 */
export const uploadsOf = (platform: Platform) => {
  const people = sharesOf(bounds);
  const companies = sharesOf(ofCompany);
  return async (call: AnyCall, { params, length, ...shown }: Sender): Promise<() => void> => {
    const { caller, about } = await withRole(platform.pool, 'comanda_gate', {}, async (db) => {
      const known = await authenticate(db, platform.config, shown, call.access.by);
      judgeSeeing(call, known);
      return { caller: known, about: await judgeBeforeBody(db, call, known, params) };
    });
    const leaveCompany = enterAny(companies, about);
    if (typeof leaveCompany === 'string')
      throw new Refusal('ERROR_TOO_MANY', 'Four files of this company are on their way already.', {
        retryAfter,
      });
    const leave = people.enter(idOf(caller) ?? '', bytesOf(call, length));
    if (typeof leave === 'function')
      return () => {
        leave();
        leaveCompany();
      };
    leaveCompany();
    throw new Refusal(
      'ERROR_TOO_MANY',
      leave === 'own' ? 'Two of your files are on their way already.' : 'Too many files are on their way.',
      { retryAfter },
    );
  };
};
