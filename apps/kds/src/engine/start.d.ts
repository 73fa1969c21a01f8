import type { MonitorSettings } from '@comanda/api/calls';
import type { Kitchen } from './kitchen.ts';
import type { Ports } from './ports.ts';
export interface ScreenOf {
    readonly monitor: string;
    /** As the enrolment told them; the first board brings the newest. */
    readonly settings?: MonitorSettings;
}
/** A kitchen whose disk is being read. */
export interface StartedKitchen extends Kitchen {
    /** What the disk holds is shown, or it is known that it can not be. */
    readonly ready: Promise<void>;
}
/**
 * Starts the kitchen of one screen: what its disk holds is shown first, without the network; then the line is opened
 * and what waits is sent (docs/product.md §16.5, §16.7).
 */
export declare const startKitchen: (given: Ports, { monitor, settings: enrolled }: ScreenOf) => StartedKitchen;
