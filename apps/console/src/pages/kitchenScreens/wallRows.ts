import type { KitchenScreen, WallMonitor } from '@comanda/api/calls';

/** A screen with its monitor, or a monitor that no screen shows. */
export interface WallRow {
  readonly id: string;
  readonly monitor: WallMonitor;
  readonly screen: KitchenScreen | undefined;
}
/** One row for each screen, those of a monitor together; a monitor without any is a row too. */
export const rowsOf = (monitors: readonly WallMonitor[]): readonly WallRow[] =>
  monitors.flatMap((monitor): readonly WallRow[] =>
    monitor.screens.length === 0
      ? [{ id: monitor.id, monitor, screen: undefined }]
      : monitor.screens.map((screen) => ({ id: screen.id, monitor, screen })),
  );

const bySection: readonly string[] = ['REGULAR', 'FASTFOOD'];
/** Monitors that may show the orders of another one besides their own (docs/product.md §16.22). */
export const backupsFor = (monitor: WallMonitor, monitors: readonly WallMonitor[]): readonly WallMonitor[] =>
  bySection.includes(monitor.kind)
    ? monitors.filter(
        ({ id, idStore, kind }) =>
          id !== monitor.id && idStore === monitor.idStore && bySection.includes(kind),
      )
    : [];
