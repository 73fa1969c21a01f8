import type { Import } from '@comanda/api/calls';
import type { Resource } from '@comanda/api/kernel';
import { pluralOf } from '@comanda/api/labels';
import { Breadcrumbs } from '@comanda/ui/Breadcrumbs';
import { ErrorState } from '@comanda/ui/ErrorState';
import { LinkButton } from '@comanda/ui/Link';
import { Loading, Skeleton } from '@comanda/ui/Skeleton';
import { Status } from '@comanda/ui/Status';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { failureMessage, referenceOf, useFormat, useLabel } from '../../app/index.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { importHref } from '../addresses.ts';
import * as page from '../page.css.ts';
import * as css from './import.css.ts';
import { useVisibleResource } from '../useVisibleResource.ts';
import { NextStep } from './NextStep.tsx';
import { Notices } from './Notices.tsx';
import { useImportAddress } from './rowsAddress.ts';
import { stateTexts, stateTones } from './states.ts';
import { Step } from './Step.tsx';
import { useFocusOn } from './useFocusOn.ts';
import { useImport } from './useImport.ts';
import { useTelling } from './useTelling.ts';

export interface ImportPageProps {
  readonly resource: Resource;
  readonly id: string;
}

/** One import from its file to its result; the server does the work, whoever looks (docs/product.md §25). */
export function ImportPage({ resource: definition, id }: ImportPageProps) {
  const { t } = useLingui();
  const label = useLabel();
  const format = useFormat();
  const resource = useVisibleResource(definition);
  const telling = useTelling(resource);
  const work = useImport(resource, id);
  const { query, job } = work;
  const { address } = useImportAddress();
  // While a trial run is made anew, the last one stays in view.
  const [trial, setTrial] = useState<Import>();
  if (query.data && query.data.state !== 'judging' && query.data !== trial) setTrial(query.data);
  const place = useFocusOn(job && viewOf(job, address.step));

  const area = label(pluralOf(resource.code));
  const trail = (
    <Breadcrumbs
      items={[
        { label: area, href: resource.route },
        { label: t`Import`, href: importHref(resource) },
        { label: job?.fileName ?? '…' },
      ]}
    />
  );
  if (!job) {
    const reference = query.error ? referenceOf(query.error.failure) : undefined;
    return (
      <div className={page.page}>
        <PageHead title={t`Import`} trail={trail} />
        {query.error ? (
          <ErrorState
            description={label(failureMessage(query.error.failure))}
            onRetry={() => void query.refetch()}
            action={<LinkButton href={importHref(resource)}>{t`All imports`}</LinkButton>}
            {...(reference !== undefined && { reference })}
          />
        ) : (
          <Loading>
            <Skeleton shape="card" />
            <Skeleton shape="card" />
          </Loading>
        )}
      </div>
    );
  }
  const { counts } = job;
  return (
    <div className={page.page}>
      <PageHead
        title={job.fileName}
        windowTitle={t`Import: ${job.fileName}`}
        trail={trail}
        status={<Status tone={stateTones[job.state]} text={label(stateTexts[job.state])} />}
        description={[
          area,
          counts && t`${plural(counts.rows, { one: '# row', other: '# rows' })}`,
          t`${format.instant(job.created)} by ${job.author.name}`,
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={<NextStep telling={telling} work={work} job={job} step={address.step} />}
      />
      <Notices telling={telling} work={work} job={job} />
      <div ref={place} className={css.stack}>
        <Step
          telling={telling}
          work={work}
          job={job}
          trial={job.state === 'judging' ? trial : query.data}
          step={address.step}
        />
      </div>
    </div>
  );
}

/** What the page shows of an import: it changes when another thing comes in its place. */
const viewOf = ({ state }: Import, step: string): string => {
  switch (state) {
    case 'judging':
    case 'ready':
      return step;
    case 'stored':
    case 'undone':
      return state;
    default:
      return 'waiting';
  }
};
