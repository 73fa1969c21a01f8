import { type Demand, pages } from '@comanda/api/pages';
import { Card } from '@comanda/ui/Card';
import { ForbiddenState } from '@comanda/ui/ForbiddenState';
import { PermissionList } from '@comanda/ui/LimitedAccess';
import { LinkButton } from '@comanda/ui/Link';
import { useLingui } from '@lingui/react/macro';
import { QueryClientProvider } from '@tanstack/react-query';
import { type Holder, lacking } from '../app/admission.ts';
import { queryClient } from '../app/queries.ts';
import { useTitle } from '../app/title.ts';
import * as css from './access.css.ts';
import { closedTo } from './closedPages.ts';
import { useHolder, useRefusedDemand } from './refused.ts';
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
  const holder = useHolder();
  const demand = useRefusedDemand();
  if (holder === undefined) return null;
  if (holder) return <Explained holder={holder} demand={demand} />;
  return (
    <ForbiddenState
      headingLevel={1}
      title={t`You may not open this`}
      description={t`Your account lacks the permission. The owner of the company can grant it.`}
      action={<LinkButton href="/" tone="accent">{t`Go to home`}</LinkButton>}
    />
  );
}

interface ExplainedProps {
  readonly holder: Holder;
  readonly demand: Partial<Demand>;
}
const scopes = ['user', 'company'] as const;

function Explained({ holder, demand }: ExplainedProps) {
  const { t } = useLingui();
  const missing = lacking(demand, holder);
  const whom = useWhom(demand.scope ?? 'company');
  const isHomeClosed = lacking(pages.home, holder).length > 0;
  return (
    <>
      <ForbiddenState
        headingLevel={1}
        title={t`You may not open this`}
        description={whom}
        action={
          <LinkButton href={isHomeClosed ? pages.logout.path : pages.home.path} tone="accent">
            {isHomeClosed ? t`Sign out` : t`Go to home`}
          </LinkButton>
        }
      />
      <Missing title={t`What it takes`} actions={missing} />
      {scopes.map((scope) => (
        <Missing
          key={scope}
          title={scope === 'user' ? t`Closed to your account` : t`Not in your menu`}
          actions={closedTo(holder, scope).filter((action) => !missing.includes(action))}
        />
      ))}
    </>
  );
}

interface MissingProps {
  readonly title: string;
  readonly actions: readonly string[];
}

function Missing({ title, actions }: MissingProps) {
  const nameOf = useActionName();
  if (actions.length === 0) return null;
  return (
    <Card title={title}>
      <PermissionList permissions={actions.map((action) => ({ action, label: nameOf(action) }))} />
    </Card>
  );
}
