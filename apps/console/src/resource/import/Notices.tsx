import type { Import } from '@comanda/api/calls';
import { actionOf } from '@comanda/api/permissions';
import type { Telling } from '@comanda/api/transfer';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { useLingui } from '@lingui/react/macro';
import { Refusal } from '../../access/Refusal.tsx';
import { failureMessage, useAllowed, useLabel } from '../../app/index.ts';
import { tellFailure } from '../../app/tellFailure.ts';
import type { ImportWork } from './useImport.ts';

export interface NoticesProps {
  readonly telling: Telling;
  readonly work: ImportWork;
  readonly job: Import;
}

/** What went wrong on the way, each with its next step; nothing that a person has done is lost by it. */
export function Notices({ telling, work, job }: NoticesProps) {
  const { t } = useLingui();
  const label = useLabel();
  const { unsent, query } = work;
  const mayStore = useAllowed(actionOf(telling.resource, 'EDIT'));
  const goOn = async () => {
    const during = job.halt?.during;
    if (during !== 'storing' && during !== 'undoing') return work.judgeAgain();
    const failure = await (during === 'storing' ? work.store(job.version) : work.undo());
    if (failure) tellFailure(failure);
  };
  return (
    <>
      {unsent && (
        <Banner
          tone="danger"
          title={t`Your last change is not saved`}
          actions={
            <Button size="sm" onPress={unsent.retry}>
              {t`Try again`}
            </Button>
          }
        >
          {label(failureMessage(unsent.failure))}
          <Refusal failure={unsent.failure} />
        </Banner>
      )}
      {query.error && (
        <Banner
          tone="warning"
          title={t`The state of the import could not be loaded`}
          actions={
            <Button size="sm" onPress={() => void query.refetch()}>
              {t`Try again`}
            </Button>
          }
        >
          {label(failureMessage(query.error.failure))}
          <Refusal failure={query.error.failure} />
        </Banner>
      )}
      {job.state === 'ready' && !mayStore && (
        <Banner tone="info">
          {t`You can check this file but not import it: that needs permission to edit here.`}
        </Banner>
      )}
      {job.state === 'failed' && (
        <Banner
          tone="danger"
          title={t`The import has stopped`}
          actions={
            <Button size="sm" onPress={() => void goOn()} isPending={work.isAsking}>
              {t`Continue`}
            </Button>
          }
        >
          {job.halt?.why === 'forbidden'
            ? t`The person who started it no longer has permission here. Somebody who does can continue; what is done stays done.`
            : t`Something went wrong on our side. What is done stays done; continue from where it stopped.`}
        </Banner>
      )}
    </>
  );
}
