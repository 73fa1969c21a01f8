import type { RefField } from '@comanda/api/kernel';
import { type Dimension, dimensionLabel } from '@comanda/api/reports';
import { Select } from '@comanda/ui/Select';
import { ToggleGroup } from '@comanda/ui/ToggleGroup';
import { useLingui } from '@lingui/react/macro';
import { useLabel } from '../../app/index.ts';
import { ReferenceFacet } from '../../resource/list/ReferenceFacet.tsx';
import type { ListView } from '../../list/listState.ts';
import { idsIn, type Period, periods as allPeriods } from './ticketFilter.ts';

/** A list, as far as what narrows it goes. */
export type Narrowed = Pick<ListView, 'narrowing' | 'narrow'>;
/** What is chosen where nothing narrows the list; no value is called so. */
const ALL = 'all';

export interface ChoiceFacetProps {
  /** What is chosen, for who cannot see it. */
  readonly label: string;
  /** What it is called when nothing is left out. */
  readonly all: string;
  readonly value: string | undefined;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  /** Empty where nothing is left out any more. */
  readonly onChange: (value: string) => void;
}

/** One of a few, or all. */
export function ChoiceFacet({ label, all, value, options, onChange }: ChoiceFacetProps) {
  return (
    <Select
      label={label}
      isLabelHidden
      value={value === undefined || value === '' ? ALL : value}
      onChange={(chosen) => onChange(chosen === ALL ? '' : chosen)}
      options={[{ id: ALL, label: all }, ...options]}
    />
  );
}

export interface PeriodFacetProps {
  readonly value: Period | undefined;
  /** Those that are offered; all unless said. */
  readonly periods?: readonly Period[];
  /** Empty of all time. */
  readonly onChange: (value: string) => void;
}

/** When it was, counted back from today. */
export function PeriodFacet({ value, periods = allPeriods, onChange }: PeriodFacetProps) {
  const { t } = useLingui();
  const words: Readonly<Record<Period, string>> = {
    today: t`Today`,
    yesterday: t`Yesterday`,
    week: t`7 days`,
    month: t`30 days`,
  };
  return (
    <ToggleGroup
      label={t`When`}
      value={value ?? ALL}
      onChange={(chosen) => onChange(chosen === ALL ? '' : chosen)}
      options={[{ id: ALL, label: t`All` }, ...periods.map((id) => ({ id, label: words[id] }))]}
    />
  );
}

export type RecordsFacetProps = {
  readonly field: RefField;
  readonly list: Narrowed;
} & (
  | {
      /** Parameter of the address, and what documents are counted by. */
      readonly name: Dimension;
      readonly label?: undefined;
    }
  | { readonly name: string; readonly label: string }
);

/** Documents of some records: stores, customers, suppliers. */
export function RecordsFacet(props: RecordsFacetProps) {
  const words = useLabel();
  const { field, list, name } = props;
  return (
    <ReferenceFacet
      field={field}
      label={props.label === undefined ? words(dimensionLabel(props.name)) : props.label}
      value={idsIn(list.narrowing[name])}
      onChange={(ids) => list.narrow(name, ids.join('~'))}
    />
  );
}
