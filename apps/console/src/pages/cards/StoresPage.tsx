import { cardCalls, type CardStore } from '@comanda/api/calls';
import { Card } from '@comanda/ui/Card';
import { useIsNarrow } from '@comanda/ui/DataTable';
import { Status } from '@comanda/ui/Status';
import { Table } from '@comanda/ui/Table';
import { Text } from '@comanda/ui/Text';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { useCallQuery, useFormat } from '../../app/index.ts';
import { QueryState } from '../../list/QueryState.tsx';
import { ReportFrame, ReportWaiting } from '../statistics/ReportFrame.tsx';
import type { ReportPage } from '../statistics/reports.ts';
import { type Statistics, useStatistics } from '../statistics/useStatistics.ts';
import { useCardWords } from './words.ts';

/** Its days are those of every report. */
const page: ReportPage = {
  title: msg`Card stores`,
  about: msg`Under which account each store takes cards, and what it took and paid for that.`,
  granularity: 'M',
  daysBefore: 0,
  measures: ['cards'],
  facets: [],
};

/** Stores with their merchant accounts (docs/product.md §19.12). */
export function StoresPage() {
  const { statistics, stores } = useStatistics(page);
  return statistics ? <Known statistics={statistics} /> : <ReportWaiting report={page} stores={stores} />;
}

const accountOf = ({ account }: CardStore): string =>
  account ? `${account.acquirer} ${account.merchantNumber}` : '';

function Known({ statistics }: { readonly statistics: Statistics }) {
  const { t } = useLingui();
  const format = useFormat();
  const isNarrow = useIsNarrow();
  const { wordOf } = useCardWords();
  const { idCompany, period } = statistics;
  const query = useCallQuery(
    cardCalls.stores,
    { data: { idCompany, from: period.from, to: period.to } },
    { placeholderData: keepPreviousData },
  );
  const { data } = query;
  const sum =
    (of: 'amount' | 'fees') =>
    (store: CardStore): string =>
      store.figures.map((one) => format.money(one[of], one.currency)).join(' · ') || '–';
  return (
    <ReportFrame
      statistics={statistics}
      query={query}
      ways={null}
      hasStores={false}
      table={
        data &&
        (() => [
          [t`Store`, t`Merchant account`, t`Bank account`, t`Tariff`, t`Card turnover`, t`Fees`, t`Readers`],
          ...data.elements.map((store) => [
            store.sName,
            accountOf(store),
            store.account?.iban ?? '',
            store.account ? format.names(store.account.tariff) : '',
            sum('amount')(store),
            sum('fees')(store),
            String(store.readers),
          ]),
        ])
      }
    >
      {!data && <QueryState query={query} />}
      {data && (
        <Card title={t`Stores`} padding="none">
          <Table<CardStore>
            caption={t`Stores`}
            isCaptionHidden
            rows={data.elements}
            getRowId={({ id }) => id}
            empty={t`No stores yet`}
            columns={[
              { id: 'store', header: t`Store`, isRowHeader: true, cell: ({ sName }) => <bdi>{sName}</bdi> },
              ...(isNarrow
                ? []
                : [
                    {
                      id: 'account',
                      header: t`Merchant account`,
                      cell: (store: CardStore) =>
                        store.account ? (
                          <>
                            <bdi>{accountOf(store)}</bdi>
                            <br />
                            <Text size="sm" tone="muted">
                              <bdi>{store.account.iban}</bdi> · {wordOf('sweep', store.account.sweep)}
                            </Text>
                          </>
                        ) : (
                          <Status tone="warning" text={t`No merchant account`} />
                        ),
                    },
                    {
                      id: 'tariff',
                      header: t`Tariff`,
                      cell: ({ account }: CardStore) => account && <bdi>{format.names(account.tariff)}</bdi>,
                    },
                    {
                      id: 'readers',
                      header: t`Readers`,
                      align: 'end' as const,
                      cell: ({ readers }: CardStore) => format.number(readers),
                    },
                    {
                      id: 'payments',
                      header: t`Payments`,
                      align: 'end' as const,
                      cell: ({ figures }: CardStore) =>
                        format.number(figures.reduce((all, { payments }) => all + payments, 0)),
                    },
                  ]),
              { id: 'amount', header: t`Card turnover`, align: 'end', cell: sum('amount') },
              { id: 'fees', header: t`Fees`, align: 'end', cell: sum('fees') },
            ]}
          />
        </Card>
      )}
    </ReportFrame>
  );
}
