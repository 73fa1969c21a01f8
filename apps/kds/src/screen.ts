import type { EnrolledScreen } from './engine/indexedDb.ts';
import type { Kitchen } from './engine/kitchen.ts';

/** A screen at work. */
export interface Screen {
  readonly enrolment: EnrolledScreen;
  readonly kitchen: Kitchen;
}
