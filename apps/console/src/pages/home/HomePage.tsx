import { pages } from '@comanda/api/pages';
import { LinkButton } from '@comanda/ui/Link';
import { Skeleton } from '@comanda/ui/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { lazyPart } from '../../lazyPart.ts';
import { Limits } from '../../access/Limits.tsx';
import { useActions } from '../../app/permissions.ts';
import { useSelectedCompany } from '../../app/selection.ts';
import { useSession } from '../../app/user.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { beginHref } from '../beginning/hrefs.ts';
import * as css from './HomePage.css.ts';
import { Invited } from './Invited.tsx';
import { LatestTickets } from './LatestTickets.tsx';
import { isSettingUp, Setup } from './Setup.tsx';
import { setupActions } from './setup.ts';
import { Stores } from './Stores.tsx';
import { Waiting } from './Waiting.tsx';
import { WithoutCompany } from './WithoutCompany.tsx';

/** Figures of today: the page is there before them. */
const Sales = lazyPart(
  async () => (await import('./sales/Sales.tsx')).Sales,
  'pages/home/sales',
  'pages/statistics',
  'reports',
);

/** What each part of this page takes, and the step that it leads to. */
const cards = [
  'ALLOW_STORE_ACCESS',
  'ALLOW_COMPANY_SYNC_ACCESS',
  'ALLOW_COMPANY_SYNC_PUBLISH',
  'ALLOW_COMPANY_TICKET_ACCESS',
  'ALLOW_USER_STATISTICS',
];

/** `/`: how the selected company stands, and the next step. */
export function HomePage() {
  const { t } = useLingui();
  const { user } = useSession();
  const company = useSelectedCompany();
  const actions = useActions();
  const canSync = actions.has('ALLOW_COMPANY_SYNC_ACCESS');
  const canSeeTickets = actions.has('ALLOW_COMPANY_TICKET_ACCESS');
  const canSeeSales = pages.todaySales.actions.every((action) => actions.has(action));
  // What stands below them does not move when they come.
  const areSalesThere = Sales.useLoaded(canSeeSales && company !== undefined);
  const name = user.uName;
  if (!company)
    return (
      <div className={css.page}>
        <PageHead title={t`Welcome, ${name}`} windowTitle={t`Home`} />
        <Invited />
        <WithoutCompany />
      </div>
    );
  return (
    <div className={css.page}>
      <PageHead
        title={company.cName}
        windowTitle={t`Home`}
        description={canSync && canSeeTickets && t`Stores, what waits to be published, and the latest sales.`}
        actions={
          <>
            <Limits actions={[...new Set([...cards, ...(isSettingUp(company) ? setupActions : [])])]} />
            {isSettingUp(company) && actions.has('ALLOW_COMPANY_EDIT') && (
              <LinkButton href={beginHref(company.id)}>{t`Begin to sell`}</LinkButton>
            )}
          </>
        }
      />
      <Invited />
      <Setup key={company.id} company={company} />
      <div className={css.columns}>
        {(canSeeSales || actions.has('ALLOW_STORE_ACCESS')) && (
          <div className={css.wideColumn}>
            {canSeeSales &&
              (areSalesThere ? (
                <Sales key={company.id} />
              ) : (
                <div className={css.coming}>
                  <Skeleton shape="card" UNSAFE_className={css.filled} />
                </div>
              ))}
            {actions.has('ALLOW_STORE_ACCESS') && <Stores company={company} />}
          </div>
        )}
        {(canSync || canSeeTickets) && (
          <div className={css.slimColumn}>
            {canSync && <Waiting company={company} />}
            {canSeeTickets && <LatestTickets company={company} />}
          </div>
        )}
      </div>
    </div>
  );
}
