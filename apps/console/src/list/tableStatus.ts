import type { DataTableStatus } from '@comanda/ui/DataTable';
import type { MessageDescriptor } from '@lingui/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { failureMessage, tryAgain } from '../app/index.ts';

/** Where the rows of a query are. */
export const statusOfQuery = (
  query: UseQueryResult,
  label: (text: MessageDescriptor) => string,
): DataTableStatus => {
  if (query.isPending) return { kind: 'loading' };
  // What is there stays when a later answer does not come.
  if (query.isLoadingError) {
    const { failure } = query.error;
    const message = label(failureMessage(failure));
    if (failure.kind === 'refused' && failure.status === 403) return { kind: 'forbidden', message };
    return { kind: 'error', message, onRetry: () => void tryAgain() };
  }
  return query.isPlaceholderData ? { kind: 'refreshing' } : { kind: 'ready' };
};
