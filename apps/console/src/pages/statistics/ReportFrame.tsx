import { f } from '@comanda/api/kernel';
import { nameOf } from '@comanda/api/labels';
import { Button } from '@comanda/ui/Button';
import { useIsNarrow } from '@comanda/ui/DataTable';
import { PeriodSelector } from '@comanda/ui/PeriodSelector';
import { Loading, Skeleton } from '@comanda/ui/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { Download, Printer } from 'lucide-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLabel } from '../../app/label.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { NarrowingLine } from '../../resource/list/NarrowingLine.tsx';
import { ReferenceFacet } from '../../resource/list/ReferenceFacet.tsx';
import { QueryState } from '../../list/QueryState.tsx';
import { download } from './download.ts';
import { NotUpdated } from './NotUpdated.tsx';
import type { ReportPage } from './reports.ts';
import * as css from './statistics.css.ts';
import type { Statistics, useStatistics } from './useStatistics.ts';

const store = f.ref('STR');

interface ReportFrameProps {
  readonly statistics: Statistics;
  /** What its figures come from. */
  readonly query: UseQueryResult;
  /** Beside its title: how old the figures are. */
  readonly status?: ReactNode;
  /** What is downloaded, its headings first; nothing as long as there are no figures. */
  readonly table?: (() => readonly (readonly string[])[]) | undefined;
  /** How its figures are told, between its period and its stores. */
  readonly ways: ReactNode;
  /** Whether it is about chosen stores. */
  readonly hasStores?: boolean;
  /** What else it is narrowed to. */
  readonly narrowed?: ReactNode;
  readonly children: ReactNode;
}

/** What every report has around its figures: its title, paper, a file, its period and its stores. */
export function ReportFrame({
  statistics,
  query,
  status,
  table,
  ways,
  hasStores = true,
  narrowed,
  children,
}: ReportFrameProps) {
  const { t } = useLingui();
  const label = useLabel();
  const isNarrow = useIsNarrow();
  const { report, period, today, stores, go } = statistics;
  const onPaper = (
    <span className={css.unprinted}>
      <Button iconStart={Printer} onPress={() => print()}>{t`Print`}</Button>
      {table && (
        <Button
          iconStart={Download}
          onPress={() => download(table(), label(report.title), period)}
        >{t`Download CSV`}</Button>
      )}
    </span>
  );
  const further = (
    <>
      {ways}
      {hasStores && (
        <ReferenceFacet
          field={store}
          label={label(nameOf('STR'))}
          value={stores}
          onChange={(chosen) => go({ stores: [...chosen] })}
        />
      )}
      {narrowed}
    </>
  );
  return (
    <div className={css.page}>
      <PageHead
        title={label(report.title)}
        description={!isNarrow && label(report.about)}
        status={status}
        actions={!isNarrow && onPaper}
      />
      <div className={css.controls}>
        <PeriodSelector
          label={t`Period`}
          value={period}
          today={today}
          onChange={(next) => go({ period: next })}
          {...(isNarrow &&
            (hasStores || ways) && {
              // The first figure is in sight: all else is a press away.
              end: <NarrowingLine held={stores.length}>{further}</NarrowingLine>,
            })}
        />
        {!isNarrow && further}
      </div>
      <NotUpdated query={query} />
      {children}
      {isNarrow && onPaper}
    </div>
  );
}

interface ReportWaitingProps {
  readonly report: ReportPage;
  readonly stores: ReturnType<typeof useStatistics>['stores'];
  /** In the shape of what comes. */
  readonly children?: ReactNode;
}

/** The same as long as its stores, whose days it counts, are not known. */
export function ReportWaiting({ report, stores, children }: ReportWaitingProps) {
  const label = useLabel();
  const isNarrow = useIsNarrow();
  return (
    <div className={css.page}>
      <PageHead title={label(report.title)} description={!isNarrow && label(report.about)} />
      {stores.isError ? (
        <QueryState query={stores} />
      ) : (
        (children ?? (
          <Loading>
            <Skeleton shape="card" />
          </Loading>
        ))
      )}
    </div>
  );
}
