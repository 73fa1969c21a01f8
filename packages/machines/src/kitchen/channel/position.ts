import type { Frame, Position } from './channel.types.ts';

/** A board as of here includes what stands there. */
export const includes = (known: Position | undefined, other: Position): boolean =>
  known?.epoch === other.epoch && known.seq >= other.seq;

/** Where a screen stands once it has shown a board; frames may have brought it further meanwhile. */
export const afterPull = (known: Position | undefined, asOf: Position): Position =>
  known && includes(known, asOf) ? known : asOf;

export type Arrival = 'next' | 'known' | 'gap';
/** How a frame follows what is known; after a gap the position stays, until a board closes it. */
export const arrivalOf = (known: Position | undefined, { position, prev }: Frame): Arrival => {
  if (includes(known, position)) return 'known';
  return known?.epoch === position.epoch && prev <= known.seq ? 'next' : 'gap';
};
