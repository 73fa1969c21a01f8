import { shownOf } from '@comanda/machines/kitchen/channel';
import type { Channel } from './channel.ts';
import type { Line } from './kitchen.ts';
import type { Time } from './time.ts';

/** Bumps that have waited so long on a line that is alive are not leaving. */
const STUCK_MS = 15_000;
/** A screen that is cut off calls this often. */
const CALL_MS = 60_000;

/** What the head of the screen says of its line. The same object until it says something else. */
export const createLine = (channel: Channel, time: Time) => {
  let liveSince: number | undefined;
  let calledAt: number | undefined;
  let last: { readonly key: string; readonly line: Line } | undefined;
  const isLive = (): boolean => channel.snapshot().value === 'live';
  const shownAt = (at: number) => {
    const { value, context } = channel.snapshot();
    return shownOf(value, context, at);
  };
  const provenAt = (): number | undefined => channel.snapshot().context.provenAt;
  const isStuck = (oldest: number | undefined): boolean =>
    oldest !== undefined && liveSince !== undefined && time.now() - Math.max(oldest, liveSince) > STUCK_MS;
  return {
    isLive,
    /** @returns whether the line has come alive just now */
    follow: (): boolean => {
      const wasLive = liveSince !== undefined;
      liveSince = isLive() ? (liveSince ?? time.now()) : undefined;
      return !wasLive && liveSince !== undefined;
    },
    /** Whether the screen has to be heard now because its board is old. */
    isCalling: (): boolean => {
      const now = time.clock.steady();
      if (shownAt(now) !== 'old') {
        calledAt = undefined;
        return false;
      }
      if (calledAt !== undefined && now - calledAt < CALL_MS) return false;
      calledAt = now;
      return true;
    },
    isStuck,
    /**
     * @param oldest when the first operation that waits was asked, milliseconds of the server's clock
     * @param proven when the board was last proved, by the same clock
     */
    state: (oldest: number | undefined, proven: number | undefined): Line => {
      const lostSince = isLive() ? undefined : proven;
      const isOutStuck = isStuck(oldest);
      const isProven = provenAt() !== undefined;
      const key = [shownAt(time.clock.steady()), isProven, lostSince, isOutStuck].join();
      if (last?.key !== key)
        last = {
          key,
          line: {
            shownAt: (moment) => shownAt(time.ofPage(moment)),
            provenAt: isProven ? () => time.toPage(provenAt() ?? 0) : undefined,
            lostSince,
            isOutStuck,
          },
        };
      return last.line;
    },
  };
};
