import { storeService } from '@comanda/api/areas/hub/storeService';
import { timeService } from '@comanda/api/areas/hub/timeService';
import { store } from '@comanda/api/areas/hierarchy/store';
import { actionOf } from '@comanda/api/permissions';
import { type Span, wallTimeIn } from '@comanda/api/week';
import { Badge } from '@comanda/ui/Badge';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { useIsNarrow } from '@comanda/ui/DataTable';
import { EmptyState } from '@comanda/ui/EmptyState';
import { Fact, Facts } from '@comanda/ui/Facts';
import { IconButton } from '@comanda/ui/IconButton';
import { Link, LinkButton } from '@comanda/ui/Link';
import { Row, Rows } from '@comanda/ui/Rows';
import { Select } from '@comanda/ui/Select';
import { Table } from '@comanda/ui/Table';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { CalendarRange, ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { Limits } from '../../access/Limits.tsx';
import { useAllowed, useFormat } from '../../app/index.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { newHref, recordHref } from '../../resource/addresses.ts';
import { limitsOf } from '../../resource/limits.ts';
import { asNames, asText, asWeek } from '../../resource/values/read.ts';
import type { Stored } from '../../resource/values/stored.ts';
import { useActive } from '../../resource/values/useActive.ts';
import { useListState } from '../../list/listState.ts';
import { QueryState } from '../../list/QueryState.tsx';
import { mondayOf } from '../ratesStore/spans.ts';
import { NoStores } from './NoStores.tsx';
import { closingDays, datesOf, type Hours, isWithin, openOn, weeksOn } from './weekOf.ts';
import * as css from './hub.css.ts';

const hoursIn = (row: Stored): Hours => ({
  hours: asWeek(row['hours']),
  from: asText(row['from']) || null,
  until: asText(row['until']) || null,
});

/** `/hub/config/schedule`: when a store takes which orders, day by day (docs/product.md §17.8). */
export function SchedulePage() {
  const { t } = useLingui();
  const isNarrow = useIsNarrow();
  const mayMake = useAllowed(actionOf(timeService, 'CREATE'));
  const areas = {
    stores: useActive(store),
    services: useActive(storeService),
    times: useActive(timeService),
  };
  const pending = Object.values(areas).find(({ query }) => !query.data);
  return (
    <div className={css.page}>
      <PageHead
        title={t`Week of orders`}
        description={!isNarrow && t`When a store takes which orders, beside its opening hours.`}
        actions={
          <>
            <Limits actions={limitsOf(timeService)} />
            {mayMake && (
              <LinkButton
                href={newHref(timeService)}
                iconStart={Plus}
                tone="accent"
              >{t`New hours`}</LinkButton>
            )}
          </>
        }
      />
      {pending ? (
        <QueryState query={pending.query} />
      ) : (
        <Week stores={areas.stores.rows} services={areas.services.rows} times={areas.times.rows} />
      )}
    </div>
  );
}

interface WeekProps {
  readonly stores: readonly Stored[];
  readonly services: readonly Stored[];
  readonly times: readonly Stored[];
}
function Week({ stores, services, times }: WeekProps) {
  const { t, i18n } = useLingui();
  const { names } = useFormat();
  const isNarrow = useIsNarrow();
  const mayServe = useAllowed(actionOf(storeService, 'CREATE'));
  const { narrowing, narrow } = useListState([], [], ['store', 'week']);
  const [openedAt] = useState(() => new Date());
  const called = (row: Stored): string => names(asNames(row['names'])) || asText(row['code']);
  const withServices = stores.filter(({ id }) => services.some((service) => service['idStore'] === id));
  const here = stores.find(({ id }) => id === narrowing['store']) ?? withServices[0] ?? stores[0];
  if (!here) return <NoStores />;
  const today = wallTimeIn(asText(here['timeZone']) || 'UTC', openedAt).date;
  const now = mondayOf(today);
  const asked = narrowing['week'] ?? '';
  const monday = /^20\d\d-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? mondayOf(asked) : now;
  const go = (weeks: number): void => {
    const next = weeksOn(monday, weeks);
    narrow('week', next === now ? '' : next);
  };
  const own = services.filter((service) => service['idStore'] === here.id);
  const timesOf = ({ id }: Stored): readonly Stored[] => times.filter((row) => row['idStoreService'] === id);
  const storeHours = hoursIn(here);
  const dates = datesOf(monday);
  const dayName = (date: string): string =>
    i18n.date(new Date(`${date}T12:00:00Z`), {
      weekday: 'long',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    });
  const closed = closingDays(
    [
      { of: here, hours: storeHours.hours },
      ...own.flatMap((service) =>
        timesOf(service).map((row) => ({ of: service, hours: hoursIn(row).hours })),
      ),
    ],
    today,
  );
  /** What is told of each day. */
  const lines = [
    {
      id: 'store',
      name: t`Store open`,
      cell: (date: string) => <Opening spans={openOn([storeHours], date)} />,
    },
    ...own.map((service) => ({
      id: service.id,
      name: called(service),
      cell: (date: string) => (
        <Opening spans={openOn(timesOf(service).map(hoursIn), date)} within={openOn([storeHours], date)} />
      ),
    })),
  ];
  return (
    <>
      <div className={css.choices}>
        <Select
          label={t`Store`}
          options={stores.map((row) => ({ id: row.id, label: called(row) }))}
          value={here.id}
          onChange={(next) => narrow('store', next)}
        />
        <div className={css.line}>
          <IconButton icon={ChevronLeft} label={t`Week before`} onPress={() => go(-1)} />
          <Button isDisabled={monday === now} onPress={() => narrow('week', '')}>{t`This week`}</Button>
          <IconButton icon={ChevronRight} label={t`Week after`} onPress={() => go(1)} />
        </div>
      </div>
      <Card
        {...(!isNarrow && { padding: 'none' })}
        title={t`${dayName(dates[0] ?? monday)} to ${dayName(dates.at(-1) ?? monday)}`}
        description={called(here)}
      >
        {isNarrow ? (
          <div className={css.days}>
            {dates.map((date) => (
              <section key={date} aria-label={dayName(date)} className={css.tight}>
                <Day name={dayName(date)} isToday={date === today} />
                <Facts columns="halves">
                  {lines.map(({ id, name, cell }) => (
                    <Fact key={id} term={name}>
                      {cell(date)}
                    </Fact>
                  ))}
                </Facts>
              </section>
            ))}
          </div>
        ) : (
          <Table
            caption={called(here)}
            isCaptionHidden
            rows={dates}
            getRowId={(date) => date}
            columns={[
              {
                id: 'day',
                header: t`Day`,
                isRowHeader: true,
                cell: (date) => <Day name={dayName(date)} isToday={date === today} />,
              },
              ...lines.map(({ id, name, cell }) => ({ id, header: name, cell })),
            ]}
          />
        )}
      </Card>
      {own.length === 0 && (
        <EmptyState
          icon={CalendarRange}
          title={t`No orders from outside`}
          description={t`This store has no way to order yet.`}
          action={
            mayServe && (
              <LinkButton href={newHref(storeService)} tone="accent">{t`New store service`}</LinkButton>
            )
          }
        />
      )}
      {closed.length > 0 && (
        <Card title={t`Closing days`}>
          <Rows label={t`Closing days`}>
            {closed.map(({ date, of }) => (
              <Row key={date}>
                <Text weight="medium">{dayName(date)}</Text>
                <Text tone="muted">{[...new Set(of.map(called))].join(' · ')}</Text>
              </Row>
            ))}
          </Rows>
        </Card>
      )}
      {own.length > 0 && (
        <Card title={t`Where this comes from`}>
          <Rows label={t`Where this comes from`}>
            {own.flatMap((service) =>
              timesOf(service).map((row) => (
                <Row key={row.id}>
                  <Link
                    href={recordHref(timeService, row.id, 'show')}
                    tone="plain"
                    underline="hover"
                    isStrong
                  >
                    {called(row)}
                  </Link>
                  <Text tone="muted">{called(service)}</Text>
                </Row>
              )),
            )}
            <Row>
              <Link href={recordHref(store, here.id, 'show')} tone="plain" underline="hover" isStrong>
                {called(here)}
              </Link>
              <Text tone="muted">{t`Store open`}</Text>
            </Row>
          </Rows>
        </Card>
      )}
    </>
  );
}

interface DayProps {
  readonly name: string;
  readonly isToday: boolean;
}
function Day({ name, isToday }: DayProps) {
  const { t } = useLingui();
  return (
    <span className={css.line}>
      <Text weight="medium">{name}</Text>
      {isToday && <Badge tone="accent">{t`Today`}</Badge>}
    </span>
  );
}

interface OpeningProps {
  readonly spans: readonly Span[] | 'closed';
  /** Hours of the store: what lies outside of them stands out. */
  readonly within?: readonly Span[] | 'closed';
}
/** The hours of one day. */
function Opening({ spans, within }: OpeningProps) {
  const { t } = useLingui();
  if (spans === 'closed') return <Badge tone="danger">{t`Closed`}</Badge>;
  if (spans.length === 0) return <Text tone="subtle">–</Text>;
  const isOutside = (span: Span): boolean =>
    within === 'closed' || (within !== undefined && !isWithin(span, within));
  return (
    <span className={css.tight}>
      {spans.map((span) => (
        <span key={span.from} className={css.line}>
          <Text isFigures wrap="none">
            <bdi>{span.from === span.to ? t`All day` : `${span.from}–${span.to}`}</bdi>
          </Text>
          {isOutside(span) && <Badge tone="warning">{t`Store closed`}</Badge>}
        </span>
      ))}
    </span>
  );
}
