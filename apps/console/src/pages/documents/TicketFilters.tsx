import { f, type Resource } from '@comanda/api/kernel';
import { optionLabel } from '@comanda/api/labels';
import { dimensionLabel, keyLabel } from '@comanda/api/reports';
import { TagGroup } from '@comanda/ui/TagGroup';
import { useLingui } from '@lingui/react/macro';
import { writeDay } from '../../app/dates.ts';
import { useLabel } from '../../app/index.ts';
import { NarrowingLine } from '../../resource/list/NarrowingLine.tsx';
import { SearchBox } from '../../resource/list/SearchBox.tsx';
import { ChoiceFacet, type Narrowed, PeriodFacet, RecordsFacet } from './facets.tsx';
import {
  betweenIn,
  filterNames,
  periodIn,
  serviceIn,
  serviceKinds,
  type What,
  whatIn,
} from './ticketFilter.ts';

export interface TicketFiltersProps {
  /** Of payment methods, which says in which ways is paid; it comes after the page. */
  readonly methods: Resource | undefined;
  readonly list: Narrowed;
  /** How many tickets are found. */
  readonly total: number;
}
const clock = (at: number): string => `${String(at % 24).padStart(2, '0')}:00`;
/** Business days, or an hour of one: `26/11/2026 · 14:00–15:00`. */
const betweenWords = ({ from, to, hour }: NonNullable<ReturnType<typeof betweenIn>>): string => {
  const days = from === to ? writeDay(from) : `${writeDay(from)} – ${writeDay(to)}`;
  if (hour === undefined) return days;
  return `${days} · ${clock(Number(hour))}–${clock(Number(hour) + 1)}`;
};
/** Records that tickets are narrowed by, by the parameter of the address. */
const records = { store: f.ref('STR'), employee: f.ref('EMP'), customer: f.ref('CST') } as const;
const recordNames = ['store', 'employee', 'customer'] as const;
/** What most look for stands in sight. */
const inSight: ReadonlySet<string> = new Set<string>(['search', 'period', 'from', 'store']);

/** Which tickets: by number, guest or table, when, where, by whom, for whom, and how they were paid. */
export function TicketFilters({ methods, list, total }: TicketFiltersProps) {
  const { t } = useLingui();
  const label = useLabel();
  const { narrowing, narrow } = list;
  const between = betweenIn(narrowing);
  const whats: Readonly<Record<What, string>> = {
    credit: t`Credit notes`,
    amended: t`Amendments`,
    voided: t`Voided`,
    training: t`Training`,
    unreported: t`Not accepted by the tax office`,
  };
  const kind = methods?.fields['kind'];
  const kinds =
    methods && kind?.kind === 'choice'
      ? Object.keys(kind.options).map((id) => ({ id, label: label(optionLabel(methods, 'kind', kind, id)) }))
      : [];
  const held = filterNames.filter((name) => narrowing[name] !== undefined);
  const ofRecord = (name: (typeof recordNames)[number]) => (
    <RecordsFacet key={name} name={name} field={records[name]} list={list} />
  );
  const further = (
    <>
      <ChoiceFacet
        label={t`Payment method`}
        all={t`Any payment`}
        value={narrowing['payment']}
        onChange={(payment) => narrow('payment', payment)}
        options={kinds}
      />
      <ChoiceFacet
        label={label(dimensionLabel('service'))}
        all={t`Any service`}
        value={serviceIn(narrowing['service'])}
        onChange={(service) => narrow('service', service)}
        options={serviceKinds.map((id) => ({ id, label: label(keyLabel('service', id)) }))}
      />
      <ChoiceFacet
        label={t`Kind of ticket`}
        all={t`Any ticket`}
        value={whatIn(narrowing['what'])}
        onChange={(what) => narrow('what', what)}
        options={Object.entries(whats).map(([id, name]) => ({ id, label: name }))}
      />
      {recordNames.filter((name) => !inSight.has(name)).map(ofRecord)}
    </>
  );
  return (
    <NarrowingLine
      further={further}
      heldFurther={held.filter((name) => !inSight.has(name)).length}
      search={
        <SearchBox
          label={t`Number, customer, table…`}
          value={narrowing['search'] ?? ''}
          onSearch={(number) => narrow('search', number)}
        />
      }
      held={held.length}
      total={total}
    >
      {between && (
        <TagGroup
          label={t`When`}
          isLabelHidden
          items={[
            {
              id: 'between',
              label: betweenWords(between),
            },
          ]}
          onRemove={() => narrow('from', '')}
        />
      )}
      <PeriodFacet value={periodIn(narrowing['period'])} onChange={(period) => narrow('period', period)} />
      {ofRecord('store')}
    </NarrowingLine>
  );
}
