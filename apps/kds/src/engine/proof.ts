import { PROOF_LIMIT_MS } from '@comanda/machines/kitchen/channel';
import type { Notices } from './notices.ts';
import type { Heard, Sounds } from './sounds.ts';
import type { Time } from './time.ts';

/** How long the board has gone unproved, and the word when that ends: "7 new, 2 voided" (docs/product.md §16.5). */
export const createProof = (time: Time, notices: Notices, sounds: Sounds) => {
  let provenAt: number | undefined;
  let seen: number | undefined;
  let missed: Heard = { fired: 0, voided: 0 };
  return {
    /** When it was last proved, milliseconds of the server's clock. */
    provenAt: (): number | undefined => provenAt,
    restore: (at: number): void => {
      provenAt ??= at;
    },
    add: ({ fired, voided }: Heard): void => {
      missed = { fired: missed.fired + fired, voided: missed.voided + voided };
    },
    /** The line has changed; `at` is its last proof by the steady clock. */
    follow: (at: number | undefined, isLive: boolean): void => {
      if (at === undefined || at === seen) {
        sounds.holdBack(!isLive);
        return;
      }
      seen = at;
      const now = time.serverTimeOf(at);
      const wasLost = provenAt !== undefined && now - provenAt > PROOF_LIMIT_MS;
      if (wasLost && missed.fired + missed.voided > 0) {
        const before = notices.all().find((notice) => notice.kind === 'back');
        const { fired = 0, voided = 0 } = before?.kind === 'back' ? before : {};
        notices.tell(
          {
            kind: 'back',
            label: '',
            at: now,
            fired: fired + missed.fired,
            voided: voided + missed.voided,
          },
          'back',
        );
      }
      missed = { fired: 0, voided: 0 };
      provenAt = now;
      sounds.holdBack(false);
    },
  };
};
