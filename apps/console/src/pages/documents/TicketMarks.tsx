import type { TicketHead } from '@comanda/api/calls';
import { Badge } from '@comanda/ui/Badge';
import { useLingui } from '@lingui/react/macro';

interface TicketMarksProps {
  readonly ticket: Pick<TicketHead, 'kind' | 'isVoided' | 'training' | 'fiscalState'>;
}

/** What a ticket is besides a plain sale; nothing for one that is. */
export function TicketMarks({ ticket: { kind, isVoided, training, fiscalState } }: TicketMarksProps) {
  const { t } = useLingui();
  return (
    <>
      {kind === 'A' && <Badge tone="warning">{t`Credit note`}</Badge>}
      {kind === 'B' && <Badge tone="info">{t`Amendment`}</Badge>}
      {isVoided && <Badge tone="danger">{t`Voided`}</Badge>}
      {training && <Badge>{t`Training`}</Badge>}
      {fiscalState !== null && fiscalState !== 'W' && fiscalState !== 'A' && (
        <Badge tone="warning">{t`Not reported`}</Badge>
      )}
    </>
  );
}
