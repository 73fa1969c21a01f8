import { type KitchenView, viewsOf } from '@comanda/api/calls';
import { type Kept, keptUnder, openShelf } from '@comanda/api/browser-session';
import type { MonitorKind, StatusFilter } from '@comanda/machines/kitchen/rules';
import { rulesOf } from '../rules.ts';
import { type DelayFilter, delayFilters } from './filters.ts';

/** What a screen keeps of how its monitor is looked at, under the specification's names (docs/product.md §16.11). */
export interface Preferences {
  readonly preparationStatusFilter: StatusFilter;
  readonly delayLevelFilter: DelayFilter;
  readonly visualizationMode: KitchenView;
  /** From 0; kept for each kind of monitor. */
  readonly activePage: number;
}
const oneOf = <T extends string>(choices: readonly T[], value: string | null, usual: T): T =>
  choices.find((choice) => choice === value) ?? usual;

const browserKept = (): Kept => keptUnder('comanda.kds.', openShelf('localStorage'));

export interface Preferring {
  readonly read: () => Preferences;
  readonly keep: (changed: Partial<Preferences>) => void;
  /** Which monitor this device shows: its kind, its own name, its store. */
  readonly keepPlace: (place: {
    readonly operation: string;
    readonly device: string;
    readonly kdsIdStore: string;
  }) => void;
  /** The name that this device had last. */
  readonly deviceName: () => string;
}
const page = (kind: string): string => `activePage.${kind}`;

/** @param view that of the monitor, until this device chooses another one */
export const preferencesOf = (
  kind: MonitorKind,
  view: KitchenView | null = null,
  kept: Kept = browserKept(),
): Preferring => ({
  read: () => ({
    preparationStatusFilter: oneOf(
      rulesOf[kind].filters,
      kept.read('preparationStatusFilter'),
      rulesOf[kind].filters[0],
    ),
    delayLevelFilter: oneOf(delayFilters, kept.read('delayLevelFilter'), 'all'),
    visualizationMode: oneOf<KitchenView>(
      viewsOf[kind],
      kept.read('visualizationMode'),
      oneOf<KitchenView>(viewsOf[kind], view, viewsOf[kind][0]),
    ),
    activePage: Math.max(0, Math.trunc(Number(kept.read(page(kind)) ?? 0)) || 0),
  }),
  keep: (changed) => {
    for (const [key, value] of Object.entries(changed))
      kept.store(key === 'activePage' ? page(kind) : key, String(value));
  },
  keepPlace: (place) => {
    for (const [key, value] of Object.entries(place)) kept.store(key, value);
  },
  deviceName: () => kept.read('device') ?? '',
});
