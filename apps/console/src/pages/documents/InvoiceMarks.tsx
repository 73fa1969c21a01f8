import type { InvoiceHead } from '@comanda/api/calls';
import { Status } from '@comanda/ui/Status';
import { useLingui } from '@lingui/react/macro';

/** What an invoice is besides one that stands; nothing for one that does. */
export function InvoiceMarks({ kind, isCredited }: Pick<InvoiceHead, 'kind' | 'isCredited'>) {
  const { t } = useLingui();
  return (
    <>
      {kind === 'A' && <Status tone="neutral" text={t`Credit note`} />}
      {isCredited && <Status tone="warning" text={t`Taken back`} />}
    </>
  );
}
