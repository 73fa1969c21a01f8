import { isPublished, type Resource } from '@comanda/api/kernel';
import { pluralOf } from '@comanda/api/labels';
import { Breadcrumbs } from '@comanda/ui/Breadcrumbs';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { Limits } from '../../access/Limits.tsx';
import { useLabel } from '../../app/index.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { syncLeftFor } from '../../app/syncMark.ts';
import { recordHref } from '../addresses.ts';
import { listLeftAt } from '../list/returnPlace.ts';
import { customActs, customHeads } from '../../sections/index.ts';
import { asText } from '../values/read.ts';
import type { Stored } from '../values/stored.ts';
import { Face } from '../values/Face.tsx';
import { Value } from '../values/Value.tsx';
import { LastChange } from './LastChange.tsx';
import { RecordActions } from './RecordActions.tsx';
import { Steps } from './Steps.tsx';
import { Waiting } from './Waiting.tsx';

export interface RecordHeadProps {
  readonly resource: Resource;
  readonly title: string;
  /** The record that is read or changed; none while one is made. */
  readonly record: Stored | undefined;
  /** The one that is made is a copy of this one. */
  readonly original: Stored | undefined;
  /** What the page takes of who opens it, beyond opening it. */
  readonly limits: readonly string[];
  readonly onDeleted: () => void;
}

/** What a record is, and what can be done with all of it. */
export const RecordHead = memo(function RecordHead(props: RecordHeadProps) {
  const { resource, title, record, original, limits, onDeleted } = props;
  const { t } = useLingui();
  const label = useLabel();
  const Own = customHeads[resource.code];
  const Acts = customActs[resource.code];
  const pictured = record ?? original;
  const sync = record && syncLeftFor(recordHref(resource, record.id, 'show'));
  const from =
    sync === undefined
      ? { label: label(pluralOf(resource.code)), href: listLeftAt(resource.route) }
      : { label: t`Changes`, href: sync };
  const here = pictured ? asText(pictured['code']) : t`New`;
  return (
    <PageHead
      title={title}
      {...(pictured && { picture: <Face size="lg" resource={resource} row={pictured} /> })}
      // Where there is one record, it stands where others have their list.
      trail={resource.page !== 'one' && <Breadcrumbs items={[from, { label: here }]} />}
      status={
        record && (
          <>
            {Own && <Own record={record} />}
            {record['status'] !== 'A' && <Value resource={resource} name="status" value={record['status']} />}
            {isPublished(resource) && <Waiting resource={resource} id={record.id} />}
          </>
        )
      }
      description={record && <LastChange resource={resource} record={record} />}
      actions={
        <>
          <Limits actions={limits} />
          {record && (
            <>
              <Steps resource={resource} id={record.id} />
              {Acts && <Acts record={record} />}
              <RecordActions resource={resource} record={record} onDeleted={onDeleted} />
            </>
          )}
        </>
      }
    />
  );
});
