import { areas } from '@comanda/api/areas';
import {
  type ActionKind,
  actionOf,
  companyActions,
  developers,
  everybody,
  kindOf,
  platformRoles,
  userActions,
  verbsOf,
} from '@comanda/api/permissions';
import type { DataTableColumn } from '@comanda/ui/DataTable';
import { Text } from '@comanda/ui/Text';
import { Plural, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { listed } from '../../app/listed.ts';
import { useActionName } from '../../access/useActionName.ts';
import { useRoleName } from '../../app/useRoleName.ts';
import { FixedTable, type FixedRow } from './FixedTable.tsx';

interface ActionRow extends FixedRow {
  readonly kind: ActionKind | 'system';
  readonly roles: readonly string[];
}
const ofSystem = new Set(
  areas
    .filter(({ scope }) => scope === 'system')
    .flatMap((area) => verbsOf(area).map((verb) => actionOf(area, verb))),
);
const actions: readonly string[] = [
  ...userActions,
  ...companyActions,
  ...areas.flatMap((area) => verbsOf(area).map((verb) => actionOf(area, verb))),
];
const rolesOf = (action: string): readonly string[] =>
  Object.entries(platformRoles).flatMap(([role, granted]) => (granted.includes(action) ? [role] : []));

/** `/security/actions`: everything that can be granted, and which of the platform's roles do (docs/product.md §23.11). */
export function ActionsPage() {
  const { t } = useLingui();
  const actionName = useActionName();
  const roleName = useRoleName();
  const everyone = t`Everybody`;
  const developer = t`Developer`;
  const rows = useMemo(() => {
    const called = (code: string): string => {
      if (code === everybody) return everyone;
      return code === developers ? developer : roleName({ code, name: null });
    };
    return actions.map((id): ActionRow => {
      const name = actionName(id);
      return {
        id,
        name,
        words: `${name} ${id}`,
        kind: ofSystem.has(id) ? 'system' : kindOf(id),
        roles: rolesOf(id).map(called),
      };
    });
  }, [everyone, developer, actionName, roleName]);
  const columns = useMemo((): readonly DataTableColumn<ActionRow>[] => {
    const kinds: Readonly<Record<ActionRow['kind'], string>> = {
      default: t`Everybody’s own`,
      special: t`Special`,
      company: t`Company`,
      store: t`Store`,
      system: t`Platform`,
    };
    return [
      {
        id: 'name',
        header: t`Action`,
        isRowHeader: true,
        isHideable: false,
        sticky: 'start',
        width: 280,
        cell: ({ name }) => <bdi>{name}</bdi>,
      },
      {
        id: 'code',
        header: t`Code`,
        width: 380,
        card: 'detail',
        cell: ({ id }) => (
          <Text as="bdi" tone="muted" wrap="truncate">
            {id}
          </Text>
        ),
      },
      { id: 'kind', header: t`Kind`, width: 140, card: 'value', cell: ({ kind }) => kinds[kind] },
      {
        id: 'roles',
        header: t`In the roles`,
        width: 320,
        cell: ({ roles }) => <Text wrap="truncate">{listed(roles)}</Text>,
      },
    ];
  }, [t]);
  return (
    <FixedTable
      title={t`Actions`}
      description={t`Everything that can be granted, and which roles of the platform have it.`}
      columns={columns}
      rows={rows}
      summary={(found) => <Plural value={found} one="# action" other="# actions" />}
    />
  );
}
