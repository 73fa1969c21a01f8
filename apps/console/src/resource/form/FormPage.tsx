import type { Resource } from '@comanda/api/kernel';
import { pluralOf } from '@comanda/api/labels';
import { LinkButton } from '@comanda/ui/Link';
import { ErrorState } from '@comanda/ui/ErrorState';
import type { FormMode } from '@comanda/ui/ResourceForm';
import { Loading, Skeleton } from '@comanda/ui/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { failureMessage, referenceOf, useLabel } from '../../app/index.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { listLeftAt } from '../list/returnPlace.ts';
import * as page from '../page.css.ts';
import { limitsOfFields, limitsOfRecord } from '../limits.ts';
import { useVisibleResource } from '../useVisibleResource.ts';
import * as css from './form.css.ts';
import { RecordForm } from './RecordForm.tsx';
import { useRecord } from './useRecord.ts';

export interface FormPageProps {
  readonly resource: Resource;
  readonly mode: FormMode;
  /** The record shown, edited or copied; none for a new one. */
  readonly id: string | undefined;
}

/** One record of any maintenance area: new, shown, edited, copied (docs/product.md §3.1, §7). */
export function FormPage({ resource: definition, mode, id }: FormPageProps) {
  const { t } = useLingui();
  const label = useLabel();
  const resource = useVisibleResource(definition);
  const loaded = useRecord({ resource, mode, id });
  const title = label(pluralOf(resource.code));
  if (loaded.kind === 'ready')
    return (
      <RecordForm
        resource={resource}
        mode={mode}
        id={id}
        base={loaded.base}
        record={loaded.record}
        limits={mode === 'SHOW' || mode === 'EDIT' ? limitsOfRecord(definition) : limitsOfFields(definition)}
      />
    );
  return (
    <div className={page.page}>
      <PageHead title={title} />
      {loaded.kind === 'loading' ? (
        <Loading>
          <div className={css.skeleton}>
            <Skeleton shape="control" width="half" />
            <Skeleton shape="control" />
            <Skeleton shape="control" width="half" />
          </div>
        </Loading>
      ) : (
        <ErrorState
          description={label(failureMessage(loaded.failure))}
          onRetry={loaded.retry}
          action={<LinkButton href={listLeftAt(resource.route)}>{t`Back to the list`}</LinkButton>}
          {...referenceIn(referenceOf(loaded.failure))}
        />
      )}
    </div>
  );
}

const referenceIn = (reference: string | undefined) => (reference === undefined ? {} : { reference });
