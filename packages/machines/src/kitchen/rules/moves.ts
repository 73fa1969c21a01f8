import type { MonitorKind } from './monitor.ts';
import type { Stage, TaskStatus } from './status.ts';

/** What somebody at a monitor may ask for, for one task. */
export type MoveKind = 'START' | 'FINISH' | 'READY' | 'DISCARD' | 'ACK_DISCARD' | 'UNDO';

interface Row {
  /** Its row in docs/product.md §16.2. */
  readonly row: number;
  readonly by: readonly MonitorKind[];
}
/** A step on a dish's way. Steps of two cooks merge: the further one counts. */
export interface ForwardRow extends Row {
  readonly event: 'START' | 'FINISH' | 'READY';
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
];
/** The kitchen gives up what is not finished. */
export const discardRow = {
  row: 7,
  event: 'DISCARD',
  from: ['PND', 'CRT'],
  to: 'DSC',
  by: ['REGULAR', 'FASTFOOD', 'FULLORDER'],
} as const satisfies Row & { event: MoveKind; from: readonly TaskStatus[]; to: TaskStatus };
