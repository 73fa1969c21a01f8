import type {
  AnswerOf,
  kitchenCalls,
  KitchenAnswers,
  KitchenOperation,
  KitchenPosition,
  MonitorSettings,
} from '@comanda/api/calls';
import type { KitchenData } from '@comanda/api/live';
import type { KeptTask } from '../../../apps/server/src/domain/kitchen/store.ts';

/** An order as the till of a history has it. */
export interface TillOrder {
  readonly number: number;
  readonly revision: number;
  readonly lines: readonly {
    readonly number: number;
    readonly section: string;
    readonly isVoided: boolean;
  }[];
}
/** Where the stream of a monitor stands. */
export interface Standing {
  readonly epoch: string;
  readonly seq: number;
  /** The newest that this monitor is sent. */
  readonly newest: number;
  readonly now: number;
}
/** The server's kitchen module, whatever keeps it. One call at a time. */
export interface Platform {
  readonly sections: readonly string[];
  readonly monitors: readonly string[];
  readonly upload: (order: TillOrder) => Promise<void>;
  readonly line: (
    monitor: string,
    install: string,
    ops: readonly KitchenOperation[],
  ) => Promise<KitchenAnswers>;
  readonly board: (
    monitor: string,
    since: KitchenPosition | undefined,
  ) => Promise<AnswerOf<typeof kitchenCalls.regular>>;
  readonly standing: (monitor: string) => Promise<Standing>;
  /** What a monitor is sent after a number. */
  readonly after: (monitor: string, seq: number) => Promise<readonly KitchenData[]>;
  readonly tasks: () => Promise<readonly KeptTask[]>;
  /** Its owner gives a monitor other sections and rights: another epoch. */
  readonly rearrange: (monitor: string, sections: readonly string[], mayDiscard: boolean) => Promise<void>;
  readonly settingsOf: (
    monitor: string,
  ) => Pick<MonitorSettings, 'discard'> & { readonly own: readonly string[] };
}
