import type { Import } from '@comanda/api/calls';
import { Card } from '@comanda/ui/Card';
import { ProgressBar } from '@comanda/ui/ProgressBar';
import { Text } from '@comanda/ui/Text';
import { VisuallyHidden } from '@comanda/ui/VisuallyHidden';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../app/index.ts';
import * as css from './import.css.ts';

/** What runs, by itself on the page. */
export function Running({ job }: { readonly job: Import }) {
  return (
    <Card>
      <Progress job={job} />
    </Card>
  );
}

/** How far what runs has come. It is said aloud at each quarter only. */
export function Progress({ job }: { readonly job: Import }) {
  const { t } = useLingui();
  const format = useFormat();
  const { done, total } = job.progress;
  const label = {
    reading: t`The file is read`,
    judging: t`The rows are checked`,
    storing: t`The rows are imported`,
    undoing: t`The import is being undone`,
  }[job.state as 'reading' | 'judging' | 'storing' | 'undoing'];
  const quarters = total === 0 ? 0 : Math.floor((done / total) * 4) * 25;
  const isLong = job.state === 'storing' || job.state === 'undoing';
  return (
    <div className={css.stack}>
      <ProgressBar
        label={label}
        {...(total > 0 && { value: done, max: total })}
        {...(job.state !== 'reading' && {
          valueText: t`${format.number(done)} of ${format.number(total)} rows`,
        })}
      />
      {isLong && <Text as="p" tone="muted">{t`You can close this page; the import continues.`}</Text>}
      <VisuallyHidden>
        <output>{t`${label}: ${quarters} %`}</output>
      </VisuallyHidden>
    </div>
  );
}
