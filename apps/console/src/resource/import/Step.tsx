import type { Telling } from '@comanda/api/transfer';
import type { Import } from '@comanda/api/calls';
import { CheckStep } from './CheckStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { OtherFile } from './OtherFile.tsx';
import { Result } from './Result.tsx';
import { Running } from './Running.tsx';
import type { ImportWork } from './useImport.ts';

export interface StepProps {
  readonly telling: Telling;
  readonly work: ImportWork;
  readonly job: Import;
  /** As the last trial run left it; none before the first. */
  readonly trial: Import | undefined;
  readonly step: 'columns' | 'check';
}

/** What the state of an import asks for. */
export function Step({ telling, work, job, trial, step }: StepProps) {
  switch (job.state) {
    case 'refused':
      return <OtherFile telling={telling} job={job} />;
    case 'judging':
    case 'ready':
      if (step === 'columns' && job.header.length > 0)
        return <ColumnsStep telling={telling} job={job} onChange={work.change} />;
      return trial?.counts ? (
        <CheckStep telling={telling} trial={trial} job={job} onChange={work.change} />
      ) : (
        <Running job={job} />
      );
    case 'stored':
    case 'undone':
      return <Result telling={telling} job={job} />;
    case 'failed':
      return null;
    default:
      return <Running job={job} />;
  }
}
