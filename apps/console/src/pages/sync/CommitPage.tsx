import { type CommitDetail, syncCalls } from '@comanda/api/calls';
import { nameOf } from '@comanda/api/labels';
import { Banner } from '@comanda/ui/Banner';
import { Breadcrumbs } from '@comanda/ui/Breadcrumbs';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { ErrorState } from '@comanda/ui/ErrorState';
import { Link } from '@comanda/ui/Link';
import { Row, Rows } from '@comanda/ui/Rows';
import { Loading, Skeleton } from '@comanda/ui/Skeleton';
import { Heading, Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Limits } from '../../access/Limits.tsx';
import {
  failureMessage,
  isUnanswered,
  referenceOf,
  toast,
  useAllowed,
  useCallQuery,
  useFormat,
  useLabel,
} from '../../app/index.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { useSyncMark } from '../../app/syncMark.ts';
import { tellFailure } from '../../app/tellFailure.ts';
import { ChangeTable } from './ChangeTable.tsx';
import { changeLabel } from '../../app/syncStatus.ts';
import * as css from './sync.css.ts';
import { SyncStatusText } from '../../app/SyncStatusText.tsx';
import { TillList } from './TillList.tsx';
import { usePublication } from './usePublication.ts';

/** The fields of a record's published state, before and after. */
const fieldsOf = ({ before, after }: CommitDetail['items'][number]) =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .filter((field) => JSON.stringify(before?.[field]) !== JSON.stringify(after?.[field]))
    .map((field) => ({ field, before: before?.[field], after: after?.[field] }));

/** One publication: its tills as they take it in, its records, and the way back (docs/product.md §9.3, §9.4). */
export function CommitPage({ id }: { readonly id: string }) {
  const { t } = useLingui();
  useSyncMark();
  const label = useLabel();
  const format = useFormat();
  const navigate = useNavigate();
  const mayRevert = useAllowed('ALLOW_COMPANY_SYNC_REVERT');
  const query = useCallQuery(syncCalls.commit, { params: { id } });
  const [isAsking, setIsAsking] = useState(false);
  const commit = query.data;
  const commits = useMemo(() => commit && [commit], [commit]);
  const { send, state } = usePublication(
    {
      onFailure: (failure) =>
        tellFailure(failure, isUnanswered(failure) ? t`It may not have been reverted.` : t`Not reverted.`),
      onReverted: (inverse) => {
        toast({ tone: 'success', message: t`Reverted. The tills are going back to what they had.` });
        void navigate({ to: `/settings/sync/commits/${inverse.id}/show` });
      },
    },
    commits,
  );
  const trail = (
    <Breadcrumbs
      items={[
        { label: t`Publications`, href: '/settings/sync/commits' },
        { label: commit ? String(commit.number) : '…' },
      ]}
    />
  );

  if (query.isError) {
    const reference = referenceOf(query.error.failure);
    return (
      <div className={css.page}>
        <PageHead title={t`Publication`} trail={trail} />
        <ErrorState
          description={label(failureMessage(query.error.failure))}
          onRetry={() => void query.refetch()}
          {...(reference !== undefined && { reference })}
        />
      </div>
    );
  }
  if (!commit) {
    return (
      <div className={css.page}>
        <PageHead title={t`Publication`} trail={trail} />
        <Loading>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </Loading>
      </div>
    );
  }

  return (
    <div className={css.page}>
      <PageHead
        trail={trail}
        title={t`Publication ${commit.number} · ${commit.sName}`}
        status={<SyncStatusText status={commit.status} />}
        description={[t`${format.instant(commit.created)} by ${commit.author.name}`, commit.note]
          .filter(Boolean)
          .join(' · ')}
        actions={
          commit.revertible &&
          (mayRevert ? (
            <Button iconStart={Undo2} isPending={state === 'reverting'} onPress={() => setIsAsking(true)}>
              {t`Revert…`}
            </Button>
          ) : (
            <Limits actions={['ALLOW_COMPANY_SYNC_REVERT']} />
          ))
        }
      />
      {commit.reverts && (
        <Banner tone="info">
          {t`It reverts an earlier publication:`}{' '}
          <Link
            href={`/settings/sync/commits/${commit.reverts.id}/show`}
          >{t`Publication ${commit.reverts.number}`}</Link>
        </Banner>
      )}
      {commit.revertedBy && (
        <Banner tone="warning">
          {t`It was reverted by a later publication:`}{' '}
          <Link
            href={`/settings/sync/commits/${commit.revertedBy.id}/show`}
          >{t`Publication ${commit.revertedBy.number}`}</Link>
        </Banner>
      )}
      <TillList commit={commit} />
      <Card title={t`Records`}>
        <Rows>
          {commit.items.map((item) => (
            <Row key={item.subject.idEntity} arrange="stack" isRoomy>
              <Heading level={3} weight="medium">
                <span className={css.itemHead}>
                  <Text tone="muted">{label(nameOf(item.subject.entity))}</Text>
                  <bdi>{item.subject.code}</bdi>
                  <bdi>{format.names(item.subject.names)}</bdi>
                  <Text tone="muted">{label(changeLabel(item.kind))}</Text>
                </span>
              </Heading>
              <ChangeTable
                entity={item.subject.entity}
                caption={t`What changed`}
                isCaptionHidden
                diff={fieldsOf(item)}
              />
            </Row>
          ))}
        </Rows>
      </Card>
      <ConfirmDialog
        title={t`Revert publication ${commit.number}?`}
        items={commit.items.map(({ subject, kind }) => ({
          id: subject.idEntity,
          label: `${subject.code} · ${format.names(subject.names)}`,
          detail: label(changeLabel(kind)),
        }))}
        confirmLabel={t`Revert`}
        tone="danger"
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={() => send({ type: 'REVERT.ASKED' })}
      >
        {t`The tills of ${commit.sName} get back what they had before. The changes stay in the catalogue and wait to be published again.`}
      </ConfirmDialog>
    </div>
  );
}
