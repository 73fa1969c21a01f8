import type { Kitchen, Notice } from '../../engine/kitchen.ts';
import { createPresses } from './presses.ts';

const tones = {
  notStored: 'danger',
  refused: 'warning',
  notTakenBack: 'warning',
  setAside: 'danger',
  diskLost: 'danger',
  message: 'warning',
  back: 'info',
} as const satisfies Readonly<Record<Notice['kind'], string>>;
type Tone = (typeof tones)[Notice['kind']];
export const toneOf = ({ kind }: Pick<Notice, 'kind'>): Tone => tones[kind];

const order: readonly Tone[] = ['danger', 'warning', 'info'];
const rankOf = (notice: Pick<Notice, 'kind'>): number => order.indexOf(toneOf(notice));

/** The notice that a key closes: what is worst, and of equals what came first. */
export const toldFirst = <Told extends Pick<Notice, 'kind'>>(notices: readonly Told[]): Told | undefined =>
  notices.toSorted((one, other) => rankOf(one) - rankOf(other))[0];

/**
 * What closes the notice that is told. The second half of a double press is not for the notice that has come up meanwhile:
 * nobody has read it. `at` is of a monotonic clock, milliseconds; `meant` the one that was pressed, where it was no key.
 */
export const createCloser = ({
  dismiss,
}: Pick<Kitchen, 'dismiss'>): ((
  notices: readonly Pick<Notice, 'id' | 'kind'>[],
  at: number,
  meant?: string,
) => void) => {
  const presses = createPresses();
  return (notices, at, meant) => {
    const id = meant ?? toldFirst(notices)?.id;
    if (id !== undefined && presses.key('close', at)) dismiss(id);
  };
};
