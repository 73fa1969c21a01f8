import type { Operation } from './disk.ts';

export interface Sent {
  readonly install: string;
  readonly ops: readonly { readonly op: Operation; readonly dseq: number }[];
}
export type Reply = 'done' | 'refused' | 'installKnown';

/** A server that counts: it knows each operation by its id, and each number of an install. */
export class Server {
  /** Operations in the order in which they arrived first. */
  readonly arrived: string[] = [];
  readonly #known = new Set<string>();
  readonly #numbers = new Map<string, string>();
  readonly #poisoned: ReadonlySet<string>;

  constructor(poisoned: ReadonlySet<string>) {
    this.#poisoned = poisoned;
  }

  take({ install, ops }: Sent): Reply {
    if (ops.length === 0 || ops.length > 50 || ops.some(({ op }) => this.#poisoned.has(op.opId)))
      return 'refused';
    const isForeign = ({ op, dseq }: Sent['ops'][number]): boolean => {
      const known = this.#numbers.get(`${install} ${dseq}`);
      return known !== undefined && known !== op.opId && !this.#known.has(op.opId);
    };
    if (ops.some(isForeign)) return 'installKnown';
    for (const { op, dseq } of ops) {
      if (this.#known.has(op.opId)) continue;
      this.#known.add(op.opId);
      this.#numbers.set(`${install} ${dseq}`, op.opId);
      this.arrived.push(op.opId);
    }
    return 'done';
  }
}
