import type { Failure, Result } from '@comanda/api/client';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { askedWhy } from '../access/asked.ts';
import { lackedIn } from '../access/lackedIn.ts';
import { failureMessage } from './failures.ts';
import { selectedCompanyId } from './selection.ts';
import { toast } from './toast.ts';

/**
 * Says by a toast what kept a change from being made; where an action is wanting, a press tells which, and whom to ask
 * (docs/product.md §5.4.7).
 * @param message what was not done, above the reason; without it the reason stands alone
 * @param reason in place of what is said of each failure
 */
export function tellFailure(
  failure: Failure,
  message?: string,
  reason: string = i18n._(failureMessage(failure)),
): void {
  const action = lackedIn(failure);
  // By the time of the answer another company may be selected.
  const idCompany = selectedCompanyId();
  const business = idCompany === undefined ? undefined : ({ kind: 'company', idCompany } as const);
  toast({
    tone: 'danger',
    ...(message === undefined ? { message: reason } : { message, detail: reason }),
    ...(action !== undefined && {
      action: { label: t`Why?`, onAction: () => askedWhy.ask({ action, business }) },
    }),
  });
}

/** Says what kept a change from being made; answers whether it was made. */
export const isDone = (result: Result<unknown>): boolean => {
  if (!result.ok) tellFailure(result.failure);
  return result.ok;
};
