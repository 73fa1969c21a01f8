import { closingCalls, type ClosingHead } from '@comanda/api/calls';
import { Card } from '@comanda/ui/Card';
import { Link } from '@comanda/ui/Link';
import { Table, type TableColumn } from '@comanda/ui/Table';
import { useLingui } from '@lingui/react/macro';
import { useCallQuery, useFormat } from '../../../app/index.ts';
import { QueryState } from '../../../list/QueryState.tsx';
import { NotUpdated } from '../NotUpdated.tsx';
import { businessesOf, type Statistics } from '../useStatistics.ts';
import { Judged } from './ClosingSheet.tsx';
import { closingHref, openPeriodHref } from './hrefs.ts';

interface ClosingListProps {
  readonly statistics: Statistics;
}

/** Z reports of the days that the page is about, and what the tills have not closed yet. */
export function ClosingList({ statistics }: ClosingListProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { from, to } = statistics.period;
  const closed = useCallQuery(closingCalls.zLite, { data: { ...businessesOf(statistics), from, to } });
  const open = useCallQuery(closingCalls.xLite, { data: businessesOf(statistics) });
  const figures: readonly TableColumn<ClosingHead>[] = [
    {
      id: 'tickets',
      header: t`Tickets`,
      align: 'end',
      cell: ({ tickets }) => format.number(tickets),
    },
    {
      id: 'total',
      header: t`Total`,
      align: 'end',
      cell: ({ total, currency }) => format.money(total, currency),
    },
  ];
  const till: TableColumn<ClosingHead> = { id: 'till', header: t`Till`, cell: ({ terminal }) => terminal };
  return (
    <>
      <Card title={t`Z reports`} padding="none">
        <NotUpdated query={closed} />
        {closed.data ? (
          <Table<ClosingHead>
            caption={t`Z reports`}
            isCaptionHidden
            rows={closed.data}
            getRowId={({ id, idTerminal }) => id ?? idTerminal ?? ''}
            empty={t`No till was closed on these days.`}
            columns={[
              {
                id: 'number',
                header: t`Report`,
                isRowHeader: true,
                cell: ({ id, number }) =>
                  id !== null && (
                    <Link
                      href={closingHref(id)}
                      tone="plain"
                      underline="hover"
                      isStrong
                    >{t`Z ${number ?? 0}`}</Link>
                  ),
              },
              { id: 'store', header: t`Store`, cell: ({ sName }) => <bdi>{sName}</bdi> },
              till,
              { id: 'day', header: t`Day`, cell: ({ day }) => format.day(day) },
              ...figures,
              {
                id: 'difference',
                header: t`Cash difference`,
                align: 'end',
                cell: ({ difference, currency }) =>
                  difference === null ? (
                    '–'
                  ) : (
                    <>
                      {format.money(difference, currency)} <Judged difference={difference} />
                    </>
                  ),
              },
            ]}
          />
        ) : (
          <QueryState query={closed} />
        )}
      </Card>
      <Card
        title={t`Not closed yet`}
        description={t`What each till sold since its last Z. An X report reads it and closes nothing.`}
        padding="none"
      >
        <NotUpdated query={open} />
        {open.data ? (
          <Table<ClosingHead>
            caption={t`Not closed yet`}
            isCaptionHidden
            rows={open.data}
            getRowId={({ idTerminal }) => idTerminal ?? ''}
            empty={t`Every till is closed.`}
            columns={[
              {
                id: 'store',
                header: t`Report`,
                isRowHeader: true,
                cell: ({ idStore, sName }) => (
                  <Link
                    href={openPeriodHref(idStore)}
                    tone="plain"
                    underline="hover"
                    isStrong
                  >{t`X · ${sName}`}</Link>
                ),
              },
              till,
              { id: 'since', header: t`Since`, cell: ({ day }) => format.day(day) },
              ...figures,
            ]}
          />
        ) : (
          <QueryState query={open} />
        )}
      </Card>
    </>
  );
}
