import { type Group, groupCalls } from '@comanda/api/calls';
import { smallPicture } from '@comanda/api/pictures';
import type { SelectorTab } from '@comanda/machines/selection';
import { Avatar } from '@comanda/ui/Avatar';
import { Card } from '@comanda/ui/Card';
import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { IconButton } from '@comanda/ui/IconButton';
import { Heading, Text } from '@comanda/ui/Text';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { failureMessage, toast, useCallMutation, useLabel } from '../../app/index.ts';
import * as page from '../business/CompaniesPage.css.ts';
import { CompanyRows } from './CompanyRows.tsx';
import * as css from './entities.css.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import { GroupDialog } from './GroupDialog.tsx';
import { refreshes } from './groups.ts';
import { StoreRows } from './StoreRows.tsx';

export interface GroupCardProps {
  readonly group: Group;
  readonly tab: SelectorTab;
}

/** A group with what it holds, to work in and to change. */
export function GroupCard({ group, tab }: GroupCardProps) {
  const { t } = useLingui();
  const label = useLabel();
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const { mutate } = useCallMutation(groupCalls.remove, { refreshes });
  const { id, gName, avatar, companies, stores } = group;
  const remove = async (): Promise<boolean> => {
    const result = await mutate({ params: { id } });
    toast(
      result.ok
        ? { tone: 'success', message: t`Group deleted: ${gName}` }
        : { tone: 'danger', message: label(failureMessage(result.failure)) },
    );
    return result.ok;
  };
  const held = [
    ...(companies.length > 0
      ? [t`${plural(companies.length, { one: '# company', other: '# companies' })}`]
      : []),
    ...(stores.length > 0 ? [t`${plural(stores.length, { one: '# store', other: '# stores' })}`] : []),
  ];
  return (
    <Card>
      <div className={page.card}>
        <div className={page.head}>
          <Avatar shape="square" name={gName} src={smallPicture(avatar.url)} />
          <div className={page.names}>
            <Heading level={2} size="lg">
              <bdi>{gName}</bdi>
            </Heading>
            <Text size="sm" tone="muted">
              {held.length > 0 ? held.join(' · ') : t`Empty`}
            </Text>
          </div>
          <span className={css.buttons}>
            <FavouriteButton kind="group" id={id} name={gName} />
            <IconButton size="sm" icon={Pencil} label={t`Edit: ${gName}`} onPress={() => setOpen('edit')} />
            <IconButton
              size="sm"
              icon={Trash2}
              label={t`Delete: ${gName}`}
              onPress={() => setOpen('delete')}
            />
          </span>
        </div>
        {companies.length > 0 && (
          <CompanyRows isInside label={t`Companies of ${gName}`} companies={companies} tab={tab} />
        )}
        {stores.length > 0 && <StoreRows isInside label={t`Stores of ${gName}`} stores={stores} tab={tab} />}
      </div>
      {open === 'edit' && <GroupDialog group={group} onClose={() => setOpen(undefined)} />}
      {open === 'delete' && (
        <ConfirmDialog
          tone="danger"
          isOpen
          onOpenChange={(isOpen) => {
            if (!isOpen) setOpen(undefined);
          }}
          title={t`Delete the group ${gName}?`}
          confirmLabel={t`Delete`}
          onConfirm={remove}
        >
          {t`Its companies and stores stay as they are: a group is only for you.`}
        </ConfirmDialog>
      )}
    </Card>
  );
}
