import { rateStore } from '@comanda/api/areas/advanced/rateStore';
import { serviceKind } from '@comanda/api/areas/basics/serviceKind';
import { store } from '@comanda/api/areas/hierarchy/store';
import { rate } from '@comanda/api/areas/sales/rate';
import { zone } from '@comanda/api/areas/sales/zone';
import { actionOf } from '@comanda/api/permissions';
import { ratesHolding } from '@comanda/api/pricing';
import { wallTimeIn, type WeekDay, weekDays } from '@comanda/api/week';
import { Badge } from '@comanda/ui/Badge';
import { Card } from '@comanda/ui/Card';
import { EmptyState } from '@comanda/ui/EmptyState';
import { Link, LinkButton } from '@comanda/ui/Link';
import { Row, Rows } from '@comanda/ui/Rows';
import { Select } from '@comanda/ui/Select';
import { Table } from '@comanda/ui/Table';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { CalendarClock, Plus, Table2 } from 'lucide-react';
import { useState } from 'react';
import { Limits } from '../../access/Limits.tsx';
import { useAllowed, useFormat } from '../../app/index.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { newHref, recordHref } from '../../resource/addresses.ts';
import { limitsOf } from '../../resource/limits.ts';
import { asNames, asNumber, asText, asWeek } from '../../resource/values/read.ts';
import type { Stored } from '../../resource/values/stored.ts';
import { useActive } from '../../resource/values/useActive.ts';
import { useWriteValue } from '../../resource/values/useWriteValue.ts';
import { QueryState } from '../../list/QueryState.tsx';
import { datesFrom, mondayOf, type RateSpan, spansOf } from './spans.ts';
import * as css from './ratesStore.css.ts';

/** In place of a record: all of them. */
const ALL = '';
const SALES = '1';

const optional = (value: unknown): string | null => asText(value) || null;
/** A rate of a store as the rule of prices reads it, with its record. */
const givenIn = (row: Stored) => ({
  row,
  idStore: asText(row['idStore']),
  idRate: asText(row['idRate']),
  idZone: optional(row['idZone']),
  idServiceKind: optional(row['idServiceKind']),
  hours: asWeek(row['hours']),
  priority: asNumber(row['priority']) ?? 0,
});

/** `/settings/sales/ratesStore`: which rate the tills of each store sell at, hour by hour (docs/product.md §8.28). */
export function RatesStorePage() {
  const { t } = useLingui();
  const mayMake = useAllowed(actionOf(rateStore, 'CREATE'));
  const areas = {
    stores: useActive(store),
    given: useActive(rateStore),
    rates: useActive(rate),
    services: useActive(serviceKind),
    zones: useActive(zone),
  };
  const pending = [areas.stores, areas.given, areas.rates].find(({ query }) => !query.data);
  return (
    <div className={css.page}>
      <PageHead
        title={t`Rate calendar`}
        description={t`Which rate the tills of a store sell at, and when.`}
        actions={
          <>
            <Limits actions={limitsOf(rateStore)} />
            <LinkButton href={rateStore.route} iconStart={Table2}>{t`As a list`}</LinkButton>
            {mayMake && (
              <LinkButton
                href={newHref(rateStore)}
                iconStart={Plus}
                tone="accent"
              >{t`New store rate`}</LinkButton>
            )}
          </>
        }
      />
      {pending ? (
        <QueryState query={pending.query} />
      ) : (
        <Rates
          stores={areas.stores.rows}
          given={areas.given.rows}
          rates={areas.rates.rows.filter((row) => row['kind'] === SALES)}
          services={areas.services.rows}
          zones={areas.zones.rows}
        />
      )}
    </div>
  );
}

type Records = Readonly<Record<'stores' | 'given' | 'rates' | 'services' | 'zones', readonly Stored[]>>;
function Rates({ stores, given, rates, services, zones }: Records) {
  const { t } = useLingui();
  const { names } = useFormat();
  const mayOpen = useAllowed(actionOf(store, 'CREATE'));
  const [asked, setAsked] = useState<{ store?: string; service: string; zone: string }>({
    service: ALL,
    zone: ALL,
  });
  const write = useWriteValue(rateStore);
  const [openedAt] = useState(() => new Date());
  const called = (row: Stored | undefined): string => names(asNames(row?.['names'])) || asText(row?.['code']);
  const optionsOf = (rows: readonly Stored[]) => rows.map((row) => ({ id: row.id, label: called(row) }));
  const here = stores.find(({ id }) => id === asked.store) ?? stores[0];
  if (!here)
    return (
      <EmptyState
        icon={CalendarClock}
        title={t`No stores yet`}
        description={t`Rates are given to stores; add the first one.`}
        action={mayOpen && <LinkButton href={newHref(store)} tone="accent">{t`New store`}</LinkButton>}
      />
    );
  const own = zones.filter((row) => row['idStore'] === here.id);
  const service = services.find(({ id }) => id === asked.service);
  const usual =
    rates.find(({ id }) => id === service?.['idRate']) ??
    rates.find((row) => row['defaultRate'] === 'S') ??
    rates[0];
  const ofStore = given.map(givenIn).filter(({ idStore }) => idStore === here.id);
  const week = datesFrom(mondayOf(wallTimeIn(asText(here['timeZone']) || 'UTC', openedAt).date));
  const selling = {
    idStore: here.id,
    idZone: asked.zone || null,
    idServiceKinds: service ? [service.id] : [],
  };
  const spans = (day: WeekDay): readonly RateSpan[] =>
    spansOf(week[day], (now) => ratesHolding(ofStore, selling, now)[0]?.idRate ?? null);
  const nameOf = (idRate: string | null): string =>
    called(rates.find(({ id }) => id === idRate) ?? (idRate === null ? usual : undefined));
  return (
    <>
      <div className={css.choices}>
        <Select
          label={t`Store`}
          options={optionsOf(stores)}
          value={here.id}
          onChange={(next) => setAsked({ store: next, service: asked.service, zone: ALL })}
        />
        {services.length > 0 && (
          <Select
            label={t`Service`}
            options={[{ id: ALL, label: t`Any service` }, ...optionsOf(services)]}
            value={asked.service}
            onChange={(next) => setAsked({ ...asked, service: next })}
          />
        )}
        {own.length > 0 && (
          <Select
            label={t`Zone`}
            options={[{ id: ALL, label: t`Outside any zone` }, ...optionsOf(own)]}
            value={asked.zone}
            onChange={(next) => setAsked({ ...asked, zone: next })}
          />
        )}
      </div>
      <Card title={t`This week`}>
        <WeekOf week={week} spans={spans} nameOf={nameOf} caption={called(here)} />
      </Card>
      <Card title={t`Rates of this store`}>
        {ofStore.length === 0 ? (
          <Text tone="muted">{t`None of its own: it sells at the usual rate.`}</Text>
        ) : (
          <Rows label={t`Rates of this store`}>
            {ofStore.map(({ row, idRate, idZone, idServiceKind, hours }) => (
              <Row key={row.id}>
                <div className={css.rate}>
                  <Link href={recordHref(rateStore, row.id, 'show')} tone="plain" underline="hover" isStrong>
                    {called(row)}
                  </Link>
                  <Text tone="muted">
                    {[
                      hours ? write('hours', hours) : t`Always`,
                      idServiceKind === null
                        ? t`Any service`
                        : called(services.find(({ id }) => id === idServiceKind)),
                      ...(idZone === null ? [] : [called(zones.find(({ id }) => id === idZone))]),
                    ].join(' · ')}
                  </Text>
                </div>
                <Badge>{nameOf(idRate)}</Badge>
              </Row>
            ))}
          </Rows>
        )}
      </Card>
    </>
  );
}

interface WeekOfProps {
  readonly week: Readonly<Record<WeekDay, string>>;
  readonly spans: (day: WeekDay) => readonly RateSpan[];
  readonly nameOf: (idRate: string | null) => string;
  readonly caption: string;
}
/** Days below each other, each cut where its rate changes; what is not the usual rate stands out. */
function WeekOf({ week, spans, nameOf, caption }: WeekOfProps) {
  const { t, i18n } = useLingui();
  const dayName = (day: WeekDay): string =>
    i18n.date(new Date(`${week[day]}T12:00:00Z`), { weekday: 'long', timeZone: 'UTC' });
  return (
    <Table
      caption={caption}
      isCaptionHidden
      columns={[
        { id: 'day', header: t`Day`, isRowHeader: true, cell: (day: WeekDay) => dayName(day) },
        {
          id: 'rates',
          header: t`Rates`,
          cell: (day: WeekDay) => (
            <div className={css.spans}>
              {spans(day).map(({ from, to, idRate }) => (
                <Badge key={from} tone={idRate === null ? 'neutral' : 'accent'}>
                  <bdi>{`${from}–${to}`}</bdi> {nameOf(idRate)}
                </Badge>
              ))}
            </div>
          ),
        },
      ]}
      rows={weekDays}
      getRowId={(day) => day}
    />
  );
}
