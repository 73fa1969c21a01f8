import type { DeliveryNoteHead } from '@comanda/api/calls';
import { Status } from '@comanda/ui/Status';
import { useLingui } from '@lingui/react/macro';

/** Whether somebody was invoiced for it. */
export function DeliveryNoteState({ state }: Pick<DeliveryNoteHead, 'state'>) {
  const { t } = useLingui();
  return state === 'I' ? (
    <Status tone="success" text={t`Invoiced`} />
  ) : (
    <Status tone="neutral" text={t`Not invoiced`} />
  );
}
