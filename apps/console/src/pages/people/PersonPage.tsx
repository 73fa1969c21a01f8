import type { Role } from '@comanda/api/calls';
import { type Permissions, seesRoles } from '@comanda/api/permissions';
import { Badge } from '@comanda/ui/Badge';
import { Breadcrumbs } from '@comanda/ui/Breadcrumbs';
import { EmptyState } from '@comanda/ui/EmptyState';
import { LinkButton } from '@comanda/ui/Link';
import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Limits } from '../../access/Limits.tsx';
import { useActions, useAllowed, useCompany, useSession } from '../../app/index.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { useRoleName } from '../../app/useRoleName.ts';
import { QueryState } from '../../list/QueryState.tsx';
import { peopleHref, showHref } from './hrefs.ts';
import { PermissionCards } from './PermissionCards.tsx';
import * as css from './people.css.ts';
import { useRoles } from './useRoles.ts';

/** `/admin/users/{userId}/permissions`: what a person may do in the company (docs/product.md §5.5.5). */
export function PersonPage() {
  const { userId } = useParams({ strict: false });
  const { user } = useSession();
  return userId === user.id ? (
    <Own name={`${user.uName} ${user.surname}`.trim() || user.email} />
  ) : (
    <Other id={userId} />
  );
}

interface FrameProps {
  readonly name: string;
  readonly status?: ReactNode;
  readonly description?: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}
function Frame({ name, children, actions, ...head }: FrameProps) {
  const { t } = useLingui();
  const mayList = useAllowed(seesRoles);
  return (
    <div className={css.page}>
      <PageHead
        title={name}
        {...head}
        actions={
          <>
            <Limits actions={[seesRoles]} />
            {actions}
          </>
        }
        {...(mayList && {
          trail: <Breadcrumbs items={[{ label: t`People`, href: peopleHref }, { label: name }]} />,
        })}
      />
      {children}
    </div>
  );
}

/** Of oneself, as the session has it: no call tells more. */
function Own({ name }: { readonly name: string }) {
  const { t } = useLingui();
  const { cName } = useCompany();
  const held = useActions();
  const permissions: Permissions = Object.fromEntries([...held].map((action) => [action, 'GRN']));
  return (
    <Frame
      name={name}
      status={<Badge tone="accent">{t`You`}</Badge>}
      description={t`What you may do in ${cName}. Whoever looks after its people can change it.`}
    >
      <PermissionCards permissions={permissions} />
    </Frame>
  );
}

/** Of somebody else, by their role. */
function Other({ id }: { readonly id: string | undefined }) {
  const { t } = useLingui();
  const query = useRoles();
  const role = query.data?.find(({ people }) => people.some((person) => person.id === id));
  const person = role?.people.find((one) => one.id === id);
  if (role && person) return <Shown name={person.name} role={role} />;
  return (
    <Frame name={t`Person`}>
      {query.isSuccess ? (
        <EmptyState
          title={t`Nobody in this company`}
          description={t`They may have left it, or work in another company.`}
          action={<LinkButton href={peopleHref} tone="accent">{t`All people`}</LinkButton>}
        />
      ) : (
        <QueryState query={query} />
      )}
    </Frame>
  );
}

function Shown({ name, role }: { readonly name: string; readonly role: Role }) {
  const { t } = useLingui();
  const { cName } = useCompany();
  const roleName = useRoleName()(role);
  return (
    <Frame
      name={name}
      status={<Badge>{roleName}</Badge>}
      description={t`What the role lets them do in ${cName}.`}
      actions={<LinkButton href={showHref(role.code)}>{t`Open the role`}</LinkButton>}
    >
      <PermissionCards permissions={role.permissions} />
    </Frame>
  );
}
