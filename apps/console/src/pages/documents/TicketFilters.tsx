import { f, type Resource } from '@comanda/api/kernel';
import { optionLabel } from '@comanda/api/labels';
import { dimensionLabel, keyLabel } from '@comanda/api/reports';
import { Select } from '@comanda/ui/Select';
import { TagGroup } from '@comanda/ui/TagGroup';
import { ToggleGroup } from '@comanda/ui/ToggleGroup';
import { useLingui } from '@lingui/react/macro';
import { writeDay } from '../../app/dates.ts';
import { useLabel } from '../../app/index.ts';
import { ReferenceFacet } from '../../resource/list/ReferenceFacet.tsx';
import { NarrowingLine } from '../../resource/list/NarrowingLine.tsx';
import { SearchBox } from '../../resource/list/SearchBox.tsx';
import {
  betweenIn,
  filterNames,
  idsIn,
  periodIn,
  type Period,
  periods,
  serviceIn,
  serviceKinds,
  type What,
  whatIn,
} from './ticketFilter.ts';

export interface TicketFiltersProps {
  /** Of payment methods, which says in which ways is paid; it comes after the page. */
  readonly methods: Resource | undefined;
  readonly narrowing: Readonly<Record<string, string | undefined>>;
  readonly onNarrow: (name: string, value: string) => void;
  /** How many tickets are found. */
  readonly total: number;
}
const ALL = 'all';
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
export function TicketFilters({ methods, narrowing, onNarrow, total }: TicketFiltersProps) {
  const { t } = useLingui();
  const label = useLabel();
  const between = betweenIn(narrowing);
  const words: Readonly<Record<Period, string>> = {
    today: t`Today`,
    yesterday: t`Yesterday`,
    week: t`7 days`,
    month: t`30 days`,
  };
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
    <ReferenceFacet
      key={name}
      field={records[name]}
      label={label(dimensionLabel(name))}
      value={idsIn(narrowing[name])}
      onChange={(ids) => onNarrow(name, ids.join('~'))}
    />
  );
  const further = (
    <>
      <Select
        label={t`Payment method`}
        isLabelHidden
        value={narrowing['payment'] ?? ALL}
        onChange={(payment) => onNarrow('payment', payment === ALL ? '' : payment)}
        options={[{ id: ALL, label: t`Any payment` }, ...kinds]}
      />
      <Select
        label={label(dimensionLabel('service'))}
        isLabelHidden
        value={serviceIn(narrowing['service']) ?? ALL}
        onChange={(service) => onNarrow('service', service === ALL ? '' : service)}
        options={[
          { id: ALL, label: t`Any service` },
          ...serviceKinds.map((id) => ({ id, label: label(keyLabel('service', id)) })),
        ]}
      />
      <Select
        label={t`Kind of ticket`}
        isLabelHidden
        value={whatIn(narrowing['what']) ?? ALL}
        onChange={(what) => onNarrow('what', what === ALL ? '' : what)}
        options={[
          { id: ALL, label: t`Any ticket` },
          ...Object.entries(whats).map(([id, name]) => ({ id, label: name })),
        ]}
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
          onSearch={(number) => onNarrow('search', number)}
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
          onRemove={() => onNarrow('from', '')}
        />
      )}
      <ToggleGroup
        label={t`When`}
        value={periodIn(narrowing['period']) ?? ALL}
        onChange={(period) => onNarrow('period', period === ALL ? '' : period)}
        options={[
          { id: ALL, label: t`All` },
          ...periods.map((period) => ({ id: period, label: words[period] })),
        ]}
      />
      {ofRecord('store')}
    </NarrowingLine>
  );
}
