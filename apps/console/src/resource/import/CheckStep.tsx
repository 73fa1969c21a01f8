import type { Telling } from '@comanda/api/transfer';
import type { Import } from '@comanda/api/calls';
import { Banner } from '@comanda/ui/Banner';
import { Card } from '@comanda/ui/Card';
import { useLingui } from '@lingui/react/macro';
import type { Changes } from './changes.ts';
import { Doubts } from './Doubts.tsx';
import { useCountsText } from './useCountsText.ts';
import { Problems } from './Problems.tsx';
import { Rows } from './Rows.tsx';
import { Progress } from './Running.tsx';
import { toStore } from './states.ts';

export interface CheckStepProps {
  readonly telling: Telling;
  /** As the last trial run left it. */
  readonly trial: Import;
  /** As it is now: with decisions that no trial run has seen yet. */
  readonly job: Import;
  readonly onChange: (changes: Partial<Changes>) => void;
}

/** What the import would do, what stands in its way and what can be done about it, and every row. */
export function CheckStep({ telling, trial, job, onChange }: CheckStepProps) {
  const { t } = useLingui();
  const counts = useCountsText(trial.counts);
  const isDone = job.state === 'ready' && toStore(trial.counts) === 0 && trial.problemCount === 0;
  return (
    <>
      {isDone ? (
        <Banner tone="success" title={t`Everything in this file is stored already`}>
          {counts}
        </Banner>
      ) : (
        <Card title={t`What would happen`}>
          {job.state === 'judging' ? <Progress job={job} /> : <p>{counts}</p>}
        </Card>
      )}
      <Doubts job={trial} />
      <Problems telling={telling} trial={trial} job={job} onChange={onChange} />
      <Rows telling={telling} job={trial} />
    </>
  );
}
