import type { AnswerOf, AnyCall } from '@comanda/api/calls';
import type { Failure, Input } from '@comanda/api/client';
import { toastStore } from '@comanda/ui/Toasts';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { failureMessage } from './failures.ts';
import { tryAgain, useCallQuery } from './queries.ts';
import { toast } from './toast.ts';

/** What is told elsewhere: that somebody is signed out, and that something may not be seen. */
const isToldElsewhere = (failure: Failure): boolean =>
  failure.kind === 'signed_out' ||
  failure.kind === 'aborted' ||
  (failure.kind === 'refused' && failure.status === 403);

/** Parts of the page that did not come; one toast stands for them all. */
const missing = new Set<object>();
let shown: string | undefined;

/** Says by a toast that a part of the page did not come, with a way to ask again, until all have come. */
export function useToldAside({
  isLoadingError,
  error,
}: Pick<UseQueryResult, 'isLoadingError' | 'error'>): void {
  useEffect(() => {
    if (!isLoadingError || !error || isToldElsewhere(error.failure)) return undefined;
    const part = {};
    missing.add(part);
    if (!toastStore.toasts().some(({ id }) => id === shown))
      shown = toast({
        tone: 'danger',
        message: t`Part of this page did not come`,
        detail: i18n._(failureMessage(error.failure)),
        action: { label: t`Try again`, onAction: () => void tryAgain() },
      });
    return () => {
      missing.delete(part);
      if (missing.size === 0 && shown !== undefined) toastStore.close(shown);
    };
    // Each failed answer has an error of its own.
  }, [isLoadingError, error]);
}

/**
 * Server data beside the subject of a page: what a field offers, a part that stands only where there is something. It has
 * no place of its own to say that it did not come, so a toast says it, with a way to ask again, until it comes.
 */
export function useAside<C extends AnyCall>(
  call: C,
  input: Input<C>,
  options: Parameters<typeof useCallQuery<C>>[2] = {},
): UseQueryResult<AnswerOf<C>> {
  const result = useCallQuery(call, input, options);
  useToldAside(result);
  return result;
}
