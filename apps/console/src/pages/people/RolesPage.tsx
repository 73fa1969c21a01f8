import type { Role } from '@comanda/api/calls';
import { grantedIn, makesRoles } from '@comanda/api/permissions';
import { Badge } from '@comanda/ui/Badge';
import { DataTable, type DataTableColumn, type RowAction, useIsNarrow } from '@comanda/ui/DataTable';
import { Link, LinkButton } from '@comanda/ui/Link';
import { Text } from '@comanda/ui/Text';
import { Plural, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { isolated } from '../../app/isolated.ts';
import { listed } from '../../app/listed.ts';
import { Limits } from '../../access/Limits.tsx';
import { useAllowed, useLabel } from '../../app/index.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { statusOfQuery } from '../../list/tableStatus.ts';
import { editHref, newHref, showHref } from './hrefs.ts';
import * as css from './people.css.ts';
import { RoleHistory } from './RoleHistory.tsx';
import { useWholeTable } from './tableState.ts';
import { useRoleName } from '../../app/useRoleName.ts';
import { useIsBeyond, useRoles } from './useRoles.ts';
import { lazyPart } from '../../lazyPart.ts';

const DeleteRole = lazyPart(async () => (await import('./DeleteRole.tsx')).DeleteRole);

const columnIds = ['name', 'people', 'grants'];
/** Names that stand in a cell; the role's own page has them all. */
const mostNames = 3;

/** `/system/privileges/roles`: the roles of the company, who has them, and what was changed (docs/product.md §5.6). */
export function RolesPage() {
  const { t } = useLingui();
  const label = useLabel();
  const router = useRouter();
  const isNarrow = useIsNarrow();
  const nameOf = useRoleName();
  const mayMake = useAllowed(makesRoles);
  const isBeyond = useIsBeyond();
  const query = useRoles();
  const table = useWholeTable(columnIds);
  const [deleting, setDeleting] = useState<Role>();
  const roles = query.data ?? [];
  const columns = useMemo(
    (): readonly DataTableColumn<Role>[] => [
      {
        id: 'name',
        header: t`Role`,
        sticky: 'start',
        isRowHeader: true,
        isHideable: false,
        width: 240,
        cell: (role) => (
          <span className={css.line}>
            <Link href={showHref(role.code)} tone="plain" underline="hover" isStrong>
              <bdi>{nameOf(role)}</bdi>
            </Link>
            {role.kind === 'SYS' && <Badge>{t`Platform role`}</Badge>}
          </span>
        ),
      },
      {
        id: 'people',
        header: t`People`,
        width: 320,
        card: 'detail',
        cell: ({ people }) =>
          people.length === 0 ? (
            <Text tone="muted">{t`Nobody`}</Text>
          ) : (
            <Text wrap="truncate">
              <Text isFigures weight="medium">
                {people.length}
              </Text>
              {' · '}

              {listed([
                ...people.slice(0, mostNames).map(({ name }) => isolated(name)),
                ...(people.length > mostNames ? [t`${people.length - mostNames} more`] : []),
              ])}
            </Text>
          ),
      },
      {
        id: 'grants',
        header: t`Permissions`,
        align: 'end',
        width: 120,
        card: 'value',
        cell: ({ permissions }) => grantedIn(permissions).length,
      },
    ],
    [t, nameOf],
  );
  const actionsOf = (role: Role): readonly RowAction[] => {
    const isOwn = role.kind === 'NRM' && !isBeyond(role);
    return [
      { id: 'show', label: t`Show`, href: showHref(role.code) },
      ...(mayMake ? [{ id: 'duplicate', label: t`Duplicate`, href: newHref(role.code) }] : []),
      ...(mayMake && isOwn
        ? [
            { id: 'edit', label: t`Edit`, href: editHref(role.code) },
            { id: 'delete', label: t`Delete`, tone: 'danger' as const, onAction: () => setDeleting(role) },
          ]
        : []),
    ];
  };
  return (
    <div className={css.page}>
      <PageHead
        title={t`Roles`}
        description={
          !isNarrow &&
          t`What people of the company may do. The platform’s roles stay as they are; copy one to make your own.`
        }
        actions={
          <>
            {mayMake && (
              <LinkButton href={newHref()} tone="accent" iconStart={Plus}>{t`New role`}</LinkButton>
            )}
            <Limits actions={[makesRoles]} />
          </>
        }
      />
      <DataTable
        {...table}
        label={t`Roles`}
        columns={columns}
        rows={roles}
        getRowId={({ code }) => code}
        getRowLabel={nameOf}
        total={roles.length}
        summary={<Plural value={roles.length} one="# role" other="# roles" />}
        status={statusOfQuery(query, label)}
        empty={{ title: t`No roles` }}
        rowActions={actionsOf}
        onRowOpen={({ code }) => router.history.push(showHref(code))}
      />
      <RoleHistory />
      {deleting && <DeleteRole role={deleting} onClose={() => setDeleting(undefined)} />}
    </div>
  );
}
