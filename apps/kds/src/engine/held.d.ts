import { type Task } from '@comanda/machines/kitchen/rules';
import type { Answer } from './outbox.ts';
import type { Pending } from './replay.ts';
/** An answered operation whose tasks the server has still to show: without it the card would flicker back. */
export interface Held extends Pending {
    readonly due: ReadonlyMap<string, number>;
    /** When the answer came, by the steady clock: a board that was asked for later includes the operation. */
    readonly answeredAt: number;
}
type TruthOf = (task: string) => Task | undefined;
export declare const heldOf: ({ op, at }: Pick<Pending, 'op' | 'at'>, answer: Answer, answeredAt: number, truthOf: TruthOf) => Held | undefined;
/**
 * What the truth still lacks.
 * @param fetchedFrom when the board that was just shown was asked for, if one was
 */
export declare const stillHeld: (held: readonly Held[], truthOf: TruthOf, fetchedFrom?: number) => readonly Held[];
export {};
