import { trackerNumberCalls } from '@comanda/api/calls';
import { CountButton } from '@comanda/ui/CountButton';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { useActions, useMayPublish } from '../app/permissions.ts';
import { askToPublish, endPublishing, useIsPublishing } from '../app/publishing.ts';
import { useCallQuery } from '../app/queries.ts';
import { useSelectedCompany } from '../app/selection.ts';
import { lazyPart } from '../lazyPart.ts';

const PublishDialog = lazyPart(async () => (await import('../pages/sync/PublishDialog.tsx')).PublishDialog);

/**
 * Changes of the selected company that no till has yet, and for who may publish them the way to do it from any page
 * (docs/product.md §3.1, §9.2). When the count does not load, nothing is said.
 */
export function PublishButton() {
  const { t } = useLingui();
  const company = useSelectedCompany();
  const isAllowed = useActions().has('ALLOW_COMPANY_SYNC_ACCESS');
  const mayPublish = useMayPublish();
  const isPublishing = useIsPublishing();
  const { data } = useCallQuery(
    trackerNumberCalls.number,
    { params: { id: company?.id ?? '', status: 'PND' } },
    { enabled: company !== undefined && isAllowed },
  );
  if (!company || !isAllowed) return null;
  const count = data?.elements ?? 0;
  const shared = {
    icon: Send,
    count,
    countLabel: t`${plural(count, { one: '# change waits', other: '# changes wait' })}`,
  };
  const list = '/settings/sync/trackers';
  if (!mayPublish) return <CountButton {...shared} label={t`Changes to publish`} href={list} />;
  return (
    <>
      <CountButton
        {...shared}
        label={t`Publish`}
        isNamed
        {...(count > 0 ? { onPress: askToPublish } : { href: list })}
      />
      {isPublishing && <PublishDialog trackers="all" onClose={endPublishing} />}
    </>
  );
}
