/** How an offer of ownership stands (docs/product.md §22.9). */
export const transferStates = ['offered', 'accepted', 'rejected', 'withdrawn', 'expired'] as const;
export type TransferState = (typeof transferStates)[number];

/** Businesses that somebody offers to somebody else; people are told apart by any one text, such as an e-mail. */
export interface Offer {
  readonly giver: string;
  readonly taker: string;
  readonly businesses: readonly string[];
  /** From then on nobody can accept it: milliseconds by the clock of who judges. */
  readonly expires: number;
}

/** What is done about an offer: by whom, when, and who owns what then. */
export type TransferEvent =
  | {
      readonly type: 'ACCEPT';
      readonly by: string;
      readonly at: number;
      readonly ownerOf: Readonly<Record<string, string>>;
    }
  | { readonly type: 'REJECT' | 'WITHDRAW'; readonly by: string; readonly at: number }
  | { readonly type: 'TIME'; readonly at: number };

/** Who gives what to whom. */
export interface HandOver {
  readonly from: string;
  readonly to: string;
  readonly businesses: readonly string[];
}

/**
 * What came of it: `done`; `already` so, by the same person; `closed` otherwise before; `expired` it came too late;
 * `stranger` it is not theirs to do; `not_owned` the giver has not all of it any more.
 */
export interface Verdict {
  readonly outcome: 'done' | 'already' | 'closed' | 'expired' | 'stranger' | 'not_owned';
  readonly state: TransferState;
  readonly handOver?: HandOver;
}

const endOf = { ACCEPT: 'accepted', REJECT: 'rejected', WITHDRAW: 'withdrawn' } as const;

/** What an event comes to, wherever it is judged. Nothing leaves an end again. */
export const judge = (
  state: TransferState,
  { giver, taker, businesses, expires }: Offer,
  event: TransferEvent,
): Verdict => {
  if (event.type === 'TIME')
    return state === 'offered' && event.at >= expires
      ? { outcome: 'done', state: 'expired' }
      : { outcome: 'already', state };
  if (event.by !== (event.type === 'WITHDRAW' ? giver : taker)) return { outcome: 'stranger', state };
  const end = endOf[event.type];
  if (state !== 'offered') return { outcome: state === end ? 'already' : 'closed', state };
  if (event.at >= expires) return { outcome: 'expired', state: 'expired' };
  if (event.type !== 'ACCEPT') return { outcome: 'done', state: end };
  if (businesses.some((one) => event.ownerOf[one] !== giver)) return { outcome: 'not_owned', state };
  return { outcome: 'done', state: end, handOver: { from: giver, to: taker, businesses } };
};

/** What is known where somebody wants to offer: who owns what, and what waits in another offer. */
export interface Books {
  readonly ownerOf: Readonly<Record<string, string>>;
  readonly isOffered: (business: string) => boolean;
}
/** Why businesses cannot be offered; nothing where they can. */
export const faultOfOffer = (
  { giver, taker, businesses }: Omit<Offer, 'expires'>,
  { ownerOf, isOffered }: Books,
): 'nothing' | 'own_address' | 'not_owned' | 'is_offered' | undefined => {
  if (businesses.length === 0) return 'nothing';
  if (giver === taker) return 'own_address';
  if (businesses.some((one) => ownerOf[one] !== giver)) return 'not_owned';
  return businesses.some(isOffered) ? 'is_offered' : undefined;
};
