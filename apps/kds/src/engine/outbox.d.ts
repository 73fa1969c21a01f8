import { type AnswerOf, kitchenCalls } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import type { Kept, KeptOperation } from './disk.ts';
import type { Ports } from './ports.ts';
/** What the server said of one operation. */
export type Answer = Extract<AnswerOf<typeof kitchenCalls.line>, {
    answers: unknown;
}>['answers'][number];
/** Whom the outbox tells. */
export interface OutboxHost {
    readonly changed: () => void;
    readonly answered: (operation: KeptOperation, answer: Answer) => void;
    /** Taken back before it was sent: it never was. */
    readonly left: (opId: string) => void;
    readonly notStored: (operation: KeptOperation) => void;
    readonly notTakenBack: (operation: KeptOperation) => void;
    readonly setAside: (operation: KeptOperation) => void;
    /** Whether the disk took what was last written to it. */
    readonly diskIs: (isSound: boolean) => void;
    readonly ended: () => void;
}
export declare const isEnd: (failure: Failure) => boolean;
export declare const newId: ({ clock, random }: Pick<Ports, 'clock' | 'random'>) => string;
/** What this screen has still to tell the server, from its disk to the answers (docs/product.md §16.5). */
export declare const createOutbox: (ports: Ports, monitor: string, host: OutboxHost) => {
    restore: (kept: Kept, install: string) => void;
    ask: (operation: KeptOperation) => void;
    /** The line is there again. */
    retry: () => void;
    install: () => string;
    /** Not answered and not leaving, in the order in which the cooks asked. */
    waiting: () => readonly KeptOperation[];
    stop: () => void;
};
export type Outbox = ReturnType<typeof createOutbox>;
