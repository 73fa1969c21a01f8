import type { Telling } from '@comanda/api/transfer';
import { type Import, importCalls } from '@comanda/api/calls';
import { download } from '@comanda/api/client/download';
import { actionOf } from '@comanda/api/permissions';
import { Button } from '@comanda/ui/Button';
import { LinkButton } from '@comanda/ui/Link';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Columns3, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Limits } from '../../access/Limits.tsx';
import { client, isUnanswered, useAllowed } from '../../app/index.ts';
import { tellFailure } from '../../app/tellFailure.ts';
import { limitsOfImport } from '../limits.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { useImportAddress } from './rowsAddress.ts';
import { toStore } from './states.ts';
import type { ImportWork } from './useImport.ts';
import { lazyPart } from '../../lazyPart.ts';

const UndoDialog = lazyPart(async () => (await import('./UndoDialog.tsx')).UndoDialog);

export interface NextStepProps {
  readonly telling: Telling;
  readonly work: ImportWork;
  readonly job: Import;
  readonly step: 'columns' | 'check';
}

/** The next action of an import, and the way back beside it. */
export function NextStep({ telling, work, job, step }: NextStepProps) {
  const { t } = useLingui();
  const { hrefOf } = useImportAddress();
  const limits = limitsOfImport(telling.resource);
  const mayStore = useAllowed(actionOf(telling.resource, 'EDIT'));
  const mayDelete = useAllowed(actionOf(telling.resource, 'DELETE'));
  const [isUndoing, setUndoing] = useState(false);
  const canUndo = UndoDialog.useLoaded(isUndoing);
  const store = async () => {
    const failure = await work.store(job.version);
    if (failure) tellFailure(failure, isUnanswered(failure) ? t`Perhaps not imported.` : t`Not imported.`);
  };
  const result = (
    <DownloadButton fetchFile={() => download(client, importCalls.result, { params: { id: job.id } })}>
      {t`Download result`}
    </DownloadButton>
  );
  if (job.state === 'undone') return result;
  if (job.state === 'stored')
    return (
      <>
        {result}
        {mayStore && mayDelete ? (
          <Button iconStart={Undo2} onPress={() => setUndoing(true)}>
            {t`Undo import…`}
          </Button>
        ) : (
          <Limits actions={limits} />
        )}
        <LinkButton tone="accent" href={telling.resource.route}>
          {t`To the list`}
        </LinkButton>
        {canUndo && <UndoDialog job={job} undo={work.undo} isOpen={isUndoing} onOpenChange={setUndoing} />}
      </>
    );
  if (job.state !== 'ready' && job.state !== 'judging') return null;
  if (step === 'columns')
    return (
      <LinkButton tone="accent" href={hrefOf({ step: 'check' })}>
        {t`Check the rows`}
      </LinkButton>
    );
  const count = toStore(job.counts);
  return (
    <>
      <Limits actions={limits} />
      <LinkButton iconStart={Columns3} href={hrefOf({ step: 'columns' })}>
        {t`Columns`}
      </LinkButton>
      <Button
        tone="accent"
        isPending={work.isAsking}
        isDisabled={!mayStore || job.state !== 'ready' || count === 0 || work.unsent !== undefined}
        onPress={() => void store()}
      >
        {job.state === 'ready' && count > 0
          ? t`${plural(count, { one: 'Import # record', other: 'Import # records' })}`
          : t`Import`}
      </Button>
    </>
  );
}
