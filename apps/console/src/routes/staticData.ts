import type { Demand } from '@comanda/api/pages';

declare module '@tanstack/react-router' {
  /** What is known of a page before its code is loaded. */
  interface StaticDataRouteOption extends Partial<Demand> {
    /** A page of one record: where to go when another company is chosen. */
    readonly list?: string;
  }
}
