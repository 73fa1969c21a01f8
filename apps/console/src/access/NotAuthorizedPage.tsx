import { type Demand, pages } from '@comanda/api/pages';
import { Card } from '@comanda/ui/Card';
import { ErrorState } from '@comanda/ui/ErrorState';
import { ForbiddenState } from '@comanda/ui/ForbiddenState';
import { PermissionList } from '@comanda/ui/LimitedAccess';
import { LinkButton } from '@comanda/ui/Link';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Holder, lacking } from '../app/admission.ts';
import { failureMessage } from '../app/failures.ts';
import { useLabel } from '../app/label.ts';
import { queryClient } from '../app/queries.ts';
import { signInHref } from '../app/signInHref.ts';
import { useTitle } from '../app/title.ts';
import * as css from './access.css.ts';
import { closedTo } from './closedPages.ts';
import { type Refused, useHolder, useRefused } from './refused.ts';
import { useActionName } from './useActionName.ts';
import { useWhom } from './useWhom.ts';

/** `/not-authorized`: why a page did not open and which others would not, with whom to ask (docs/product.md §5.4). */
export function NotAuthorizedPage() {
  const { t } = useLingui();
  useTitle(t`Not allowed`);
  return (
    <QueryClientProvider client={queryClient}>
      <main className={css.alone}>
        <Why />
      </main>
    </QueryClientProvider>
  );
}

function Why() {
  const { t } = useLingui();
  const refused = useRefused();
  const label = useLabel();
  const { data: holder, error, refetch } = useHolder(refused.business);
  if (holder) return <Explained holder={holder} {...refused} />;
  if (error)
    return (
      <ErrorState
        headingLevel={1}
        description={label(failureMessage(error.failure))}
        onRetry={() => void refetch()}
      />
    );
  if (holder === undefined) return null;
  return (
    <ForbiddenState
      headingLevel={1}
      title={t`You are not signed in`}
      description={t`Sign in with an account that has access to this page.`}
      action={<LinkButton href={signInHref(refused.page)} tone="accent">{t`Sign in`}</LinkButton>}
    />
  );
}

interface ExplainedProps extends Refused {
  readonly holder: Holder;
}
const scopes = ['user', 'company'] as const;

function Explained({ holder, demand, business }: ExplainedProps) {
  const { t } = useLingui();
  const missing = lacking(demand, holder);
  const closed = (business ? [] : scopes).map((scope) => ({
    scope,
    actions: closedTo(holder, scope).filter((action) => !missing.includes(action)),
  }));
  const whom = useWhom(demand.scope ?? 'company', business);
  const isHomeClosed = lacking(pages.home, holder).length > 0;
  // Who comes from their own menu was refused nothing.
  const isRefused = missing.length > 0 || isHomeClosed || closed.every(({ actions }) => actions.length === 0);
  return (
    <>
      <ForbiddenState
        headingLevel={1}
        title={isRefused ? t`You do not have access to this` : t`What you may not do`}
        description={isRefused ? whom : t`You do not have the permission that each of these pages needs.`}
        action={
          <LinkButton href={isHomeClosed ? pages.logout.path : pages.home.path} tone="accent">
            {isHomeClosed ? t`Sign out` : t`Go to home`}
          </LinkButton>
        }
      />
      <Missing title={t`What it needs`} actions={missing} />
      {closed.map(({ scope, actions }) => (
        <Closed key={scope} scope={scope} actions={actions} />
      ))}
    </>
  );
}

interface ClosedProps {
  readonly scope: Demand['scope'];
  readonly actions: readonly string[];
}

/** What the menu lacks, and whom to ask for it. */
function Closed({ scope, actions }: ClosedProps) {
  const { t } = useLingui();
  const whom = useWhom(scope);
  return (
    <Missing title={scope === 'user' ? t`Closed to your account` : t`Not in your menu`} actions={actions}>
      <Text as="p" tone="muted">
        {whom}
      </Text>
    </Missing>
  );
}

interface MissingProps {
  readonly title: string;
  readonly actions: readonly string[];
  readonly children?: ReactNode;
}

function Missing({ title, actions, children }: MissingProps) {
  const nameOf = useActionName();
  if (actions.length === 0) return null;
  return (
    <Card title={title}>
      <PermissionList permissions={actions.map((action) => ({ action, label: nameOf(action) }))} />
      {children}
    </Card>
  );
}
