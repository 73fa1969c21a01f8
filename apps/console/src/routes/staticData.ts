import type { Demand } from '@comanda/api/pages';

declare module '@tanstack/react-router' {
  /** What is known of a page before its code is loaded. */
  interface StaticDataRouteOption extends Partial<Demand> {
    /** A page of one record: where to go when another company is chosen. */
    readonly list?: string;
    /** Brings the page's code, where it need not wait until it is known whether the page opens. */
    readonly code?: () => Promise<unknown>;
    /** Asks for what the page will show, by its address and as early; the server judges each call by itself. */
    readonly data?: (parameters: Readonly<Record<string, unknown>>) => Promise<unknown>;
  }
}
