import type { Failure } from '@comanda/api/client';

/** The action for want of which a call was refused (docs/product.md §5.4.7); nothing where it failed for another reason. */
export const lackedIn = (failure: Failure): string | undefined =>
  failure.kind === 'refused' && failure.error.code === 'ERROR_FORBIDDEN'
    ? failure.error.extra?.[0]?.field
    : undefined;
