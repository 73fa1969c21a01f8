import type {
  AnswerOf,
  kitchenCalls,
  KitchenAnswers,
  KitchenOperation,
  KitchenPosition,
  MonitorSettings,
} from '@comanda/api/calls';
import type { Standing } from '../../../apps/server/src/domain/kitchen/position.ts';
import type { KeptTask } from '../../../apps/server/src/domain/kitchen/store.ts';
import type { Word } from '../../../apps/server/src/live/monitorLine.ts';
import type { KitchenStretch } from '../../../apps/server/src/live/stream.ts';

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
/** The server's kitchen module, whatever keeps it. One call at a time. */
export interface Platform {
  readonly idStore: string;
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
  readonly stand: (monitor: string, of: Word) => Promise<Standing | undefined>;
  /** What happened after a number. */
  readonly after: (seq: number) => Promise<KitchenStretch>;
  /** Keeps so many of the newest events only, as time does. */
  readonly forget: (kept: number) => Promise<void>;
  /** What nobody has collected for so long, in milliseconds, leaves. */
  readonly clear: (after: number) => Promise<void>;
  readonly tasks: () => Promise<readonly KeptTask[]>;
  /** Its owner gives a monitor other sections and rights: another epoch. */
  readonly rearrange: (monitor: string, sections: readonly string[], mayDiscard: boolean) => Promise<void>;
  readonly settingsOf: (
    monitor: string,
  ) => Pick<MonitorSettings, 'discard'> & { readonly own: readonly string[] };
}
