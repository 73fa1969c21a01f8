import type { Role, SeeingLimit } from '@comanda/api/calls';
import { givesRoles, invites, makesRoles } from '@comanda/api/permissions';
import { Avatar } from '@comanda/ui/Avatar';
import { Badge } from '@comanda/ui/Badge';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { EmptyState } from '@comanda/ui/EmptyState';
import { Link } from '@comanda/ui/Link';
import { SearchField } from '@comanda/ui/SearchField';
import { SearchSelect } from '@comanda/ui/SearchSelect';
import { Status } from '@comanda/ui/Status';
import { Table, type TableColumn } from '@comanda/ui/Table';
import { useLingui } from '@lingui/react/macro';
import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { Limits } from '../../access/Limits.tsx';
import { useAllowed, useSession } from '../../app/index.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { personHref } from '../../app/personHref.ts';
import { useRoleName } from '../../app/useRoleName.ts';
import { QueryState } from '../../list/QueryState.tsx';
import { showHref } from './hrefs.ts';
import { Lock } from './Lock.tsx';
import { SeeAs } from './SeeAs.tsx';
import * as css from './people.css.ts';
import { TakeOut } from './TakeOut.tsx';
import { useGiving } from './useGiving.ts';
import { usePictures } from './usePictures.ts';
import { useIsBeyond, useRoles } from './useRoles.ts';
import { lazyPart } from '../../lazyPart.ts';

const InviteDialog = lazyPart(
  async () => (await import('../invitation/InviteDialog.tsx')).InviteDialog,
  'pages/invitation',
);
const Journal = lazyPart(async () => (await import('./Journal.tsx')).Journal);
const GiveDialog = lazyPart(async () => (await import('./GiveDialog.tsx')).GiveDialog);

interface Person {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly isLocked: boolean;
  /** Only told to who may see as others. */
  readonly seeing?: SeeingLimit | null | undefined;
}
const peopleIn = (roles: readonly Role[]): Person[] =>
  roles
    .flatMap((role) => role.people.map((person) => ({ ...person, role })))
    .toSorted((one, other) => one.name.localeCompare(other.name));

/** `/admin/users`: the people of the company, each with their role (docs/product.md §5.5). */
export function PeoplePage() {
  const { t } = useLingui();
  const query = useRoles();
  const roles = query.data;
  const mayInvite = useAllowed(invites);
  const mayReadJournal = useAllowed(makesRoles);
  const [isInviting, setInviting] = useState(false);
  return (
    <div className={css.page}>
      <PageHead
        title={t`People`}
        description={t`Who works in this company, and with which role. A change shows first what it does.`}
        actions={
          <>
            <Limits actions={[givesRoles, makesRoles, invites]} />
            {mayInvite && (
              <Button tone="accent" iconStart={UserRoundPlus} onPress={() => setInviting(true)}>
                {t`Invite somebody`}
              </Button>
            )}
          </>
        }
      />
      {roles ? <List roles={roles} /> : <QueryState query={query} />}
      {mayReadJournal && <Journal />}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </div>
  );
}

function List({ roles }: { readonly roles: readonly Role[] }) {
  const { t } = useLingui();
  const nameOf = useRoleName();
  const { user } = useSession();
  const mayGive = useAllowed(givesRoles);
  const maySee = useAllowed(makesRoles);
  const isBeyond = useIsBeyond();
  const [words, setWords] = useState('');
  const giving = useGiving();
  const pictures = usePictures(roles);
  const given = roles.find(({ code }) => code === giving.tried?.role);
  const wanted = words.trim().toLocaleLowerCase();
  const people = peopleIn(roles);
  const found = people.filter(({ name, role }) =>
    `${name} ${nameOf(role)}`.toLocaleLowerCase().includes(wanted),
  );
  const options = roles.map((role) => ({
    id: role.code,
    label: nameOf(role),
    ...(isBeyond(role) && { isDisabled: true, description: t`May do more than you` }),
  }));
  const columns: readonly TableColumn<Person>[] = [
    {
      id: 'name',
      header: t`Name`,
      isRowHeader: true,
      cell: ({ id, name, isLocked }) => (
        <span className={css.line}>
          <Avatar size="sm" name={name} src={pictures.get(id) ?? null} />
          {maySee || id === user.id ? (
            <Link href={personHref(id)} tone="plain" underline="hover" isStrong>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi>{name}</bdi>
          )}
          {id === user.id && <Badge tone="accent">{t`You`}</Badge>}
          {isLocked && <Status tone="warning" text={t`Locked`} />}
        </span>
      ),
    },
    {
      id: 'role',
      header: t`Role`,
      cell: ({ id, name, role }) =>
        mayGive && !isBeyond(role) ? (
          <div className={css.field}>
            <SearchSelect
              label={t`Role of ${name}`}
              isLabelHidden
              size="sm"
              options={options}
              value={role.code}
              isDisabled={giving.isPending}
              onChange={(code) => {
                if (code !== role.code) void giving.attempt(id, code);
              }}
            />
          </div>
        ) : (
          <Link href={showHref(role.code)} tone="plain" underline="hover">
            <bdi>{nameOf(role)}</bdi>
          </Link>
        ),
    },
    ...(mayGive
      ? [
          {
            id: 'lock',
            header: t`Lock`,
            cell: ({ id, name, role, isLocked }: Person) =>
              id === user.id || isBeyond(role) ? null : <Lock id={id} name={name} isLocked={isLocked} />,
          },
          {
            id: 'out',
            header: t`Take out`,
            cell: ({ id, name, role }: Person) =>
              id === user.id || isBeyond(role) ? null : <TakeOut id={id} name={name} />,
          },
        ]
      : []),
    ...(maySee
      ? [
          {
            id: 'see',
            header: t`See as`,
            cell: ({ seeing, ...person }: Person) =>
              seeing === undefined ? null : <SeeAs {...person} limit={seeing} />,
          },
        ]
      : []),
  ];
  return (
    <>
      <div className={css.field}>
        <SearchField label={t`Search people and roles`} value={words} onChange={setWords} />
      </div>
      {found.length === 0 ? (
        <EmptyState drawing="search" title={t`Nobody with this name`} />
      ) : (
        <Card padding="none">
          <Table
            caption={t`People`}
            isCaptionHidden
            columns={columns}
            rows={found}
            getRowId={({ id }) => id}
          />
        </Card>
      )}
      {giving.tried && given && (
        <GiveDialog
          people={giving.tried.people}
          isAnew={giving.tried.isAnew}
          role={nameOf(given)}
          isSaving={giving.isPending}
          lost={giving.lost}
          onGive={() => void giving.give()}
          onBack={giving.leave}
        />
      )}
    </>
  );
}
