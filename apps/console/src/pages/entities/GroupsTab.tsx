import { groupCalls } from '@comanda/api/calls';
import { Button } from '@comanda/ui/Button';
import { EmptyState } from '@comanda/ui/EmptyState';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { Layers, Plus } from 'lucide-react';
import { useState } from 'react';
import { useCallQuery, useSession } from '../../app/index.ts';
import { QueryState } from '../../list/QueryState.tsx';
import * as css from './entities.css.ts';
import { GroupCard } from './GroupCard.tsx';
import { GroupDialog } from './GroupDialog.tsx';

/** The person's own groups. */
export function GroupsTab() {
  const { t } = useLingui();
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const query = useCallQuery(groupCalls.ofUser, { params: { id: user.id } });
  const make = (
    <Button iconStart={Plus} onPress={() => setOpen(true)}>
      {t`New group`}
    </Button>
  );
  return (
    <div className={css.tab}>
      <QueryState query={query} />
      {query.data?.length === 0 && (
        <EmptyState
          icon={Layers}
          headingLevel={2}
          title={t`No groups yet`}
          description={t`Group the companies and stores that you look at together: a region, a brand, a partner.`}
          action={make}
        />
      )}
      {query.data && query.data.length > 0 && (
        <>
          <div className={css.bar}>
            <Text tone="muted">{t`Only you see your groups.`}</Text>
            {make}
          </div>
          {query.data.map((group) => (
            <GroupCard key={group.id} group={group} tab="group" />
          ))}
        </>
      )}
      {isOpen && <GroupDialog onClose={() => setOpen(false)} />}
    </div>
  );
}
