import { businessCalls, type Report, type ReportQuery, reportCalls } from '@comanda/api/calls';
import type { Clock } from '@comanda/api/zones';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallQuery } from '../../app/queries.ts';
import { useCompany } from '../../app/selection.ts';
import { readAddress, type StatisticsAddress, writeAddress } from './address.ts';
import type { ReportPage } from './reports.ts';
import { businessDayOf, clocksOf } from './useBusinessDay.ts';

/** What every part of a page of statistics is about. */
export interface Statistics extends StatisticsAddress {
  readonly report: ReportPage;
  readonly idCompany: string;
  /** The business day that runs now in the store that is furthest on. */
  readonly today: string;
  /** Of the stores that are counted. */
  readonly clocks: readonly Clock[];
  /** The page with something changed. */
  readonly hrefOf: (change: Partial<StatisticsAddress>) => string;
  readonly go: (change: Partial<StatisticsAddress>) => void;
  /** The same where what is seen stays in place: a drawer over the page opens or closes. */
  readonly goOver: (change: Partial<StatisticsAddress>) => void;
}

/** What a page of statistics is about, as its address says; undefined until the stores are known. */
export function useStatistics(report: ReportPage): Found {
  return useStatisticsOf(report, useSearch({ strict: false }));
}

interface Found {
  readonly statistics: Statistics | undefined;
  readonly stores: UseQueryResult;
}

/** The same for a page whose address says nothing of it: as the report begins. */
export const useStatisticsAtFirst = (report: ReportPage): Found => useStatisticsOf(report, {});

function useStatisticsOf(report: ReportPage, search: Readonly<Record<string, unknown>>): Found {
  const company = useCompany();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const stores = useCallQuery(businessCalls.storesOfCompany, { params: { id: company.id } });
  if (!stores.data) return { statistics: undefined, stores };
  // The day is that of the last answer, which is asked for again when somebody comes back to the page.
  const today = businessDayOf(stores.data, stores.dataUpdatedAt);
  const address = readAddress(search, report, today);
  const chosen = stores.data.filter(({ id }) => address.stores.includes(id));
  const searchOf = (change: Partial<StatisticsAddress>) =>
    writeAddress({ ...address, ...change }, report, today);
  return {
    stores,
    statistics: {
      ...address,
      report,
      idCompany: company.id,
      today,
      clocks: clocksOf(chosen.length > 0 ? chosen : stores.data),
      hrefOf: (change) => `${pathname}?${new URLSearchParams(searchOf(change))}`,
      go: (change) => void navigate({ to: '.', search: searchOf(change) }),
      goOver: (change) =>
        void navigate({ to: '.', search: searchOf(change), resetScroll: false, replace: true }),
    },
  };
}

type Asked = Pick<ReportQuery, 'measures' | 'dimensions'> &
  Partial<Pick<ReportQuery, 'compare' | 'period' | 'from' | 'to'>>;

/** The stores that a page is about, as calls take them: all of the company where none is chosen. */
export const businessesOf = ({
  stores,
  idCompany,
}: Pick<Statistics, 'stores' | 'idCompany'>): Pick<ReportQuery, 'idStores' | 'idCompanies'> =>
  stores.length > 0 ? { idStores: [...stores] } : { idCompanies: [idCompany] };

/** Figures of the period, the stores and what else the page is narrowed to. */
export function useReport(statistics: Statistics, asked: Asked): UseQueryResult<Report> {
  const { period, only } = statistics;
  const { granularity, from, to } = period;
  return useCallQuery(reportCalls.query, {
    data: {
      ...businessesOf(statistics),
      period: granularity,
      ...(granularity === 'P' ? { from, to } : { day: from }),
      ...(only && { where: { [only.facet]: [only.key] } }),
      ...asked,
    },
  });
}
