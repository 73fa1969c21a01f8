import { backupCalls, businessCalls } from '@comanda/api/calls';
import { pages } from '@comanda/api/pages';
import { Breadcrumbs } from '@comanda/ui/Breadcrumbs';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { EmptyState } from '@comanda/ui/EmptyState';
import { Rows } from '@comanda/ui/Rows';
import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { Archive } from 'lucide-react';
import { PageHead } from '../../app/PageHead.tsx';
import { useCallMutation, useCallQuery } from '../../app/queries.ts';
import { tellFailure } from '../../app/tellFailure.ts';
import { companyHref } from '../business/hrefs.ts';
import { QueryState } from '../../list/QueryState.tsx';
import * as css from './backup.css.ts';
import { MadeRow } from './MadeRow.tsx';
import { RestoreCard } from './RestoreCard.tsx';
import { isRunning } from './saying.ts';

/** How often what runs is looked at, in milliseconds; not while nobody sees the page. */
const LOOK_EVERY = 1_000;
const refreshes = ['backup.standing'];

/** `/admin/companies/{companyId}/backup`: all that a company has as one file, and back again (docs/product.md §22.17). */
export function BackupPage() {
  const { t } = useLingui();
  const { companyId = '' } = useParams({ strict: false });
  const company = useCallQuery(businessCalls.company, { params: { id: companyId } });
  const query = useCallQuery(
    backupCalls.standing,
    { params: { companyId } },
    {
      staleTime: 0,
      refetchInterval: ({ state: { data } }) => (data?.elements.some(isRunning) ? LOOK_EVERY : false),
    },
  );
  const { mutate, isPending } = useCallMutation(backupCalls.make, { refreshes });
  const { data } = query;
  const cName = company.data?.cName ?? '';
  const made = data?.elements.filter(({ kind }) => kind === 'made') ?? [];
  const brought = data?.elements.find(({ kind }) => kind === 'brought');
  const make = async (): Promise<void> => {
    const result = await mutate({ data: { idCompany: companyId } });
    if (!result.ok) tellFailure(result.failure, t`Not begun.`);
  };
  const begin = data && (
    <Button
      tone={made.length === 0 ? 'accent' : 'neutral'}
      iconStart={Archive}
      isPending={isPending}
      isDisabled={data.elements.some(isRunning)}
      onPress={() => void make()}
    >
      {t`Make a backup`}
    </Button>
  );
  return (
    <div className={css.page}>
      <PageHead
        title={t`Backup`}
        trail={
          <Breadcrumbs
            items={[
              { label: t`Companies`, href: pages.companies.path },
              { label: cName, href: companyHref(companyId) },
              { label: t`Backup` },
            ]}
          />
        }
        description={t`Records, pictures, tickets and invoices of the company in one .zip. PINs and licences are never in it.`}
        actions={made.length > 0 && begin}
      />
      {data ? (
        <>
          {made.length === 0 && !data.isEmpty && (
            <EmptyState
              icon={Archive}
              headingLevel={2}
              title={t`No backup yet`}
              description={t`It is made while you do something else, and kept here for 7 days.`}
              action={begin}
            />
          )}
          {made.length > 0 && (
            <Card title={t`Backups`} padding="none">
              <Rows inset="card" label={t`Backups`}>
                {made.map((one) => (
                  <MadeRow key={one.id} backup={one} />
                ))}
              </Rows>
            </Card>
          )}
          <RestoreCard idCompany={companyId} isEmpty={data.isEmpty} brought={brought} />
        </>
      ) : (
        <QueryState query={query} />
      )}
    </div>
  );
}
