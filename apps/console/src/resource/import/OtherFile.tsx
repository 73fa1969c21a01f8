import type { Telling } from '@comanda/api/transfer';
import type { Import } from '@comanda/api/calls';
import { Card } from '@comanda/ui/Card';
import { useLingui } from '@lingui/react/macro';
import { FilePlace } from './FilePlace.tsx';

/** A file that is not read, with the reason, at the place where another is chosen. */
export function OtherFile({ telling, job }: { readonly telling: Telling; readonly job: Import }) {
  const { t } = useLingui();
  const reason = job.refusal && telling.say({ id: `import.${job.refusal.code}` }, job.refusal.params);
  return (
    <Card title={t`This file cannot be read`}>
      <FilePlace telling={telling} error={reason ?? undefined} />
    </Card>
  );
}
