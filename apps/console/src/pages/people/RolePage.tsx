import type { Role } from '@comanda/api/calls';
import { makesRoles } from '@comanda/api/permissions';
import { Badge } from '@comanda/ui/Badge';
import { Breadcrumbs } from '@comanda/ui/Breadcrumbs';
import { Card } from '@comanda/ui/Card';
import { LinkButton } from '@comanda/ui/Link';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { Limits } from '../../access/Limits.tsx';
import { useAllowed } from '../../app/index.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { PermissionCards } from './PermissionCards.tsx';
import * as css from './people.css.ts';
import { RoleState } from './RoleState.tsx';
import { editHref, newHref, rolesHref } from './hrefs.ts';
import { useRoleName } from '../../app/useRoleName.ts';
import { useIsBeyond, useRoles } from './useRoles.ts';

/** `/system/privileges/roles/{code}/show`: what a role may do and who has it (docs/product.md §5.6). */
export function RolePage() {
  const { code } = useParams({ strict: false });
  const query = useRoles();
  const role = query.data?.find((one) => one.code === code);
  return role ? <Shown role={role} /> : <RoleState query={query} />;
}

function Shown({ role }: { readonly role: Role }) {
  const { t } = useLingui();
  const nameOf = useRoleName();
  const mayMake = useAllowed(makesRoles);
  const isBeyond = useIsBeyond();
  const { code, kind, permissions, people } = role;
  const name = nameOf(role);
  return (
    <div className={css.page}>
      <PageHead
        title={name}
        trail={<Breadcrumbs items={[{ label: t`Roles`, href: rolesHref }, { label: name }]} />}
        {...(kind === 'SYS' && { status: <Badge>{t`Platform role`}</Badge> })}
        description={
          kind === 'SYS'
            ? t`The platform’s own role. It cannot be changed; duplicate it to make one of your own.`
            : isBeyond(role)
              ? t`This role may do more than you may. Ask an owner to change it.`
              : t`A role of your company.`
        }
        actions={
          <>
            {mayMake && <LinkButton href={newHref(code)}>{t`Duplicate`}</LinkButton>}
            {mayMake && kind === 'NRM' && !isBeyond(role) && (
              <LinkButton href={editHref(code)} tone="accent">{t`Edit`}</LinkButton>
            )}
            <Limits actions={[makesRoles]} />
          </>
        }
      />
      <Card title={t`People with this role`}>
        {people.length === 0 ? (
          <Text tone="muted">{t`Nobody has this role`}</Text>
        ) : (
          <ul role="list" className={css.line}>
            {people.map(({ id, name: called }) => (
              <li key={id}>
                <Badge>{called}</Badge>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <PermissionCards permissions={permissions} />
    </div>
  );
}
