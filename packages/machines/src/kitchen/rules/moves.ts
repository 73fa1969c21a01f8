import type { MonitorKind } from './monitor.ts';
import type { Stage, TaskStatus } from './status.ts';

/** What somebody at a monitor may ask for, for one task. */
export type MoveKind =
  | 'START'
  | 'FINISH'
  | 'READY'
  | 'DELIVER'
  | 'HOLD'
  | 'FIRE'
  | 'RUSH'
  | 'UNRUSH'
  | 'TRANSFER'
  | 'DISCARD'
  | 'ACK_DISCARD'
  | 'RECALL'
  | 'REOPEN'
  | 'UNDO';

interface Row {
  /** Its row in docs/product.md §16.2. */
  readonly row: number;
  readonly by: readonly MonitorKind[];
}
/** A step on a dish's way. Steps of two cooks merge: the further one counts. */
export interface ForwardRow extends Row {
  readonly event: 'START' | 'FINISH' | 'READY' | 'DELIVER';
  readonly from: Stage;
  readonly to: Stage;
  /** Kinds that may do it only where starting is skipped. */
  readonly bySkipping?: readonly MonitorKind[];
}

/** Every step forward there is; what is not here is refused. */
export const forwardRows: readonly ForwardRow[] = [
  { row: 2, event: 'START', from: 'PND', to: 'CRT', by: ['REGULAR', 'FULLORDER', 'FASTFOOD'] },
  {
    row: 3,
    event: 'FINISH',
    from: 'PND',
    to: 'FNL',
    by: ['FASTFOOD'],
    bySkipping: ['REGULAR', 'FULLORDER'],
  },
  { row: 4, event: 'FINISH', from: 'CRT', to: 'FNL', by: ['REGULAR', 'FASTFOOD', 'FULLORDER'] },
  { row: 5, event: 'READY', from: 'FNL', to: 'RDY', by: ['PREPARATION', 'FULLORDER'] },
  { row: 6, event: 'DELIVER', from: 'RDY', to: 'DLV', by: ['PICKUP'] },
];
/** The kitchen gives up what is not finished. */
export const discardRow = {
  row: 7,
  event: 'DISCARD',
  from: ['PND', 'CRT'],
  to: 'DSC',
  by: ['REGULAR', 'FASTFOOD', 'FULLORDER'],
} as const satisfies Row & { event: MoveKind; from: readonly TaskStatus[]; to: TaskStatus };

/** A way back: only for who has seen all that was done to the dish. */
export interface BackwardRow extends Row {
  readonly event: 'RECALL' | 'REOPEN';
  readonly from: readonly Stage[];
  readonly to: Stage;
}
const cooks = ['REGULAR', 'FASTFOOD', 'FULLORDER'] as const;
/** A dish is made anew, and its age begins anew; or a press was wrong, and everything stands as if it had not been. */
export const backwardRows: readonly BackwardRow[] = [
  { row: 11, event: 'RECALL', from: ['FNL', 'RDY'], to: 'PND', by: [...cooks, 'PREPARATION'] },
  { row: 12, event: 'REOPEN', from: ['FNL', 'RDY'], to: 'CRT', by: cooks },
  { row: 13, event: 'REOPEN', from: ['RDY'], to: 'FNL', by: ['PREPARATION'] },
];

/** What waits: an order for later, or a dish that is held back. Whoever fires it begins it for its own sections. */
export const waitingRows = [
  { row: 14, event: 'HOLD', by: ['FULLORDER', 'PREPARATION'] },
  { row: 15, event: 'FIRE', by: [...cooks, 'PREPARATION'] },
] as const satisfies readonly (Row & { event: MoveKind })[];

/** What goes first, whatever its age; it changes where a dish stands and nothing else. */
export const rushRows = [
  { row: 16, event: 'RUSH', by: ['FULLORDER', 'PREPARATION'] },
  { row: 17, event: 'UNRUSH', by: ['FULLORDER', 'PREPARATION'] },
] as const satisfies readonly (Row & { event: MoveKind })[];

/** Another section makes it, from the beginning. */
export const transferRow = {
  row: 18,
  event: 'TRANSFER',
  from: ['PND', 'CRT'],
  to: 'PND',
  by: cooks,
} as const satisfies Row & { event: MoveKind; from: readonly TaskStatus[]; to: TaskStatus };
