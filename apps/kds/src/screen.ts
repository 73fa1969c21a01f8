import type { MonitorSettings } from '@comanda/api/calls';
import type { Kitchen } from './engine/kitchen.ts';

/** What makes this device a screen of a monitor; it outlives every sign-out and reset. */
export interface Enrolment {
  /** Of the screen, for the platform. */
  readonly id: string;
  readonly credential: string;
  /** What the person called the device. */
  readonly name: string;
  readonly settings: MonitorSettings;
}
/** A screen at work. */
export interface Screen {
  readonly enrolment: Enrolment;
  readonly kitchen: Kitchen;
}
