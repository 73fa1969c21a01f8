import type { MessageDescriptor } from '@lingui/core';
import { pluralOf } from '@comanda/api/labels';
import { publishes } from '@comanda/api/permissions';
import { msg } from '@lingui/core/macro';

/** What a company must have before its tills sell, in the order in which it is best done (docs/product.md §3.9). */
export const setupIds = ['taxes', 'payments', 'products', 'publication', 'till'] as const;
export type SetupId = (typeof setupIds)[number];

/** How many of each are there; one that the person may not see, or that did not come, is not among them. */
export type SetupFacts = Readonly<Partial<Record<SetupId, number>>>;

interface Step {
  readonly title: MessageDescriptor;
  readonly description: MessageDescriptor;
  readonly way: {
    readonly href: string;
    readonly label: MessageDescriptor;
    readonly actions: readonly string[];
  };
}

/** What each step says, where it is done, and the actions that it takes there. */
export const setupSteps: Readonly<Record<SetupId, Step>> = {
  taxes: {
    title: pluralOf('TAX'),
    description: msg`They are printed on every receipt.`,
    way: {
      href: '/settings/basics/taxes/new',
      label: { id: 'verb.CREATE' },
      actions: ['ALLOW_COMPANY_TAX_CREATE'],
    },
  },
  payments: {
    title: pluralOf('PMT'),
    description: msg`How guests pay.`,
    way: {
      href: '/settings/basics/paymentMethods/new',
      label: { id: 'verb.CREATE' },
      actions: ['ALLOW_COMPANY_PAYMENT_METHOD_CREATE'],
    },
  },
  products: {
    title: pluralOf('ART'),
    description: msg`Create them one by one, or import a file.`,
    way: {
      href: '/settings/sales/products/import',
      label: msg`Import`,
      actions: ['ALLOW_COMPANY_PRODUCT_CREATE'],
    },
  },
  publication: {
    title: msg`A published catalogue`,
    description: msg`Tills sell what is published.`,
    way: {
      href: '/settings/sync/trackers',
      label: msg`Review and publish`,
      actions: publishes,
    },
  },
  till: {
    title: msg`A till that has it`,
    description: msg`Tills that are switched on fetch it by themselves.`,
    way: { href: '/settings/sync/commits', label: pluralOf('CMM'), actions: ['ALLOW_COMPANY_SYNC_ACCESS'] },
  },
};

/** What all of it takes. */
export const setupActions: readonly string[] = setupIds.flatMap((id) => setupSteps[id].way.actions);

export type SetupState = 'unknown' | 'done' | 'open';

/** Whether steps are left: not to be said before all that was asked has come. */
export function setupStateOf(asked: readonly SetupId[], facts: SetupFacts): SetupState {
  if (asked.some((id) => facts[id] === 0)) return 'open';
  return asked.length > 0 && asked.every((id) => facts[id] !== undefined) ? 'done' : 'unknown';
}
