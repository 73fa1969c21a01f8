import { f, type Resource } from '@comanda/api/kernel';
import { nameOf, optionLabel } from '@comanda/api/labels';
import { Select } from '@comanda/ui/Select';
import { TagGroup } from '@comanda/ui/TagGroup';
import { ToggleGroup } from '@comanda/ui/ToggleGroup';
import { useLingui } from '@lingui/react/macro';
import { useFormat, useLabel } from '../../app/index.ts';
import { ReferenceFacet } from '../../resource/list/ReferenceFacet.tsx';
import { SearchBox } from '../../resource/list/SearchBox.tsx';
import { betweenIn, periodIn, type Period, periods, storesIn } from './ticketFilter.ts';
import * as css from './tickets.css.ts';

export interface TicketFiltersProps {
  /** Of payment methods, which says in which ways is paid; it comes after the page. */
  readonly methods: Resource | undefined;
  readonly narrowing: Readonly<Record<string, string | undefined>>;
  readonly onNarrow: (name: string, value: string) => void;
}
const ALL = 'all';
const store = f.ref('STR');

/** Which tickets: by number, when, where and how they were paid. */
export function TicketFilters({ methods, narrowing, onNarrow }: TicketFiltersProps) {
  const { t } = useLingui();
  const label = useLabel();
  const format = useFormat();
  const between = betweenIn(narrowing);
  const words: Readonly<Record<Period, string>> = {
    today: t`Today`,
    yesterday: t`Yesterday`,
    week: t`7 days`,
    month: t`30 days`,
  };
  const kind = methods?.fields['kind'];
  const kinds =
    methods && kind?.kind === 'choice'
      ? Object.keys(kind.options).map((id) => ({ id, label: label(optionLabel(methods, 'kind', kind, id)) }))
      : [];
  return (
    <search className={css.filters}>
      <SearchBox
        label={t`Number`}
        value={narrowing['search'] ?? ''}
        onSearch={(number) => onNarrow('search', number)}
      />
      {between && (
        <TagGroup
          label={t`When`}
          isLabelHidden
          items={[
            {
              id: 'between',
              label: `${format.instant(between.from, between.zone)} – ${format.instant(between.to, between.zone)}`,
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
      <Select
        label={t`Payment method`}
        isLabelHidden
        value={narrowing['payment'] ?? ALL}
        onChange={(payment) => onNarrow('payment', payment === ALL ? '' : payment)}
        options={[{ id: ALL, label: t`Any payment` }, ...kinds]}
      />
      <ReferenceFacet
        field={store}
        label={label(nameOf('STR'))}
        value={storesIn(narrowing['store'])}
        onChange={(stores) => onNarrow('store', stores.join('~'))}
      />
    </search>
  );
}
