import type { AnyCall } from '@comanda/api/calls';
import { largestPicture, uploadLimit } from '@comanda/api/pictures';
import { sheetBounds } from '@comanda/api/transfer';
import { idOf } from '../core/caller.ts';
import { Refusal } from '../core/refusal.ts';
import { sharesOf } from '../core/shares.ts';
import { withRole } from '../db/transaction.ts';
import { authenticate, type Shown } from '../domain/session/authenticate.ts';
import type { Platform } from './perform.ts';
import { judgeBeforeBody } from './scope.ts';
import { judgeSeeing } from './seeing.ts';

/** Files that are taken in at once (docs/product.md §13): each stays in memory until its call is done. */
const bounds = { each: 2, all: 8, weight: 160_000_000 };
/** Seconds after which a place may be free again. */
const retryAfter = 5;

/** Bytes that a request may bring: as many as it says, or as many as its call takes where it does not say. */
const bytesOf = ({ multipart }: AnyCall, length: string | undefined): number => {
  const most = multipart === 'sheet' ? sheetBounds.bytes + largestPicture : uploadLimit(multipart ?? 0);
  const said = Number(length ?? Number.NaN);
  return Number.isInteger(said) && said >= 0 ? Math.min(said, most) : most;
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
  const shares = sharesOf(bounds);
  return async (call: AnyCall, { params, length, ...shown }: Sender): Promise<() => void> => {
    const caller = await withRole(platform.pool, 'comanda_gate', {}, async (db) => {
      const known = await authenticate(db, platform.config, shown, call.access.by);
      judgeSeeing(call, known);
      await judgeBeforeBody(db, call, known, params);
      return known;
    });
    const leave = shares.enter(idOf(caller) ?? '', bytesOf(call, length));
    if (leave === 'own')
      throw new Refusal('ERROR_TOO_MANY', 'Two of your files are on their way already.', { retryAfter });
    if (leave === 'all')
      throw new Refusal('ERROR_TOO_MANY', 'Too many files are on their way.', { retryAfter });
    return leave;
  };
};
