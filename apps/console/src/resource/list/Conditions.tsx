import { conditionsOf, type Filter, filterBounds } from '@comanda/api/filter';
import type { Resource } from '@comanda/api/kernel';
import { FilterBuilder } from '@comanda/ui/FilterBuilder';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useCompany, useLabel } from '../../app/index.ts';
import { languageName } from '../../app/languageName.ts';
import { asText } from '../values/read.ts';
import { useCalled } from '../values/useCalled.ts';
import { useLanguagesOf } from '../values/useLanguagesOf.ts';
import { useReferencesTo } from '../values/useReferences.ts';
import { filterFieldsOf, fromWire, toWire } from './filterFields.ts';
import { pickerOf } from './pickerOf.tsx';

export interface ConditionsProps {
  readonly resource: Resource;
  readonly where: Filter | undefined;
  readonly onChange: (where: Filter | undefined) => void;
  /** Conditions and groups that stand beside these in what the server is asked. */
  readonly taken: number;
  readonly isAdding: boolean;
}

/** The conditions of a list as a sentence. Its code comes when there is a condition or one is wanted. */
export function Conditions({ resource, where, onChange, taken, isAdding }: ConditionsProps) {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const label = useLabel();
  const languages = useLanguagesOf(resource);
  const { decimals, symbol } = useCompany().currency;
  const wanted = useMemo(() => referencesIn(resource, where), [resource, where]);
  const nameOf = useCalled(useReferencesTo(wanted));
  const fields = useMemo(
    () =>
      filterFieldsOf(resource, {
        label,
        decimals,
        symbol,
        nameOf,
        languages: languages.map((id) => ({ id, label: languageName(id, locale) })),
        pickerOf,
      }),
    [resource, label, decimals, symbol, nameOf, languages, locale],
  );
  const tree = useMemo(() => fromWire(resource, where, decimals), [resource, where, decimals]);
  return (
    <FilterBuilder
      label={t`Filters`}
      fields={fields}
      value={tree}
      onChange={(next) => onChange(toWire(resource, next, decimals))}
      bounds={{ ...filterBounds, terms: filterBounds.terms - taken }}
      isAdding={isAdding}
    />
  );
}

/** Ids that conditions compare with, by the entity code of what they name. */
function referencesIn(resource: Resource, where: Filter | undefined): ReadonlyMap<string, readonly string[]> {
  const wanted = new Map<string, string[]>();
  for (const { field, value } of conditionsOf(where)) {
    const known = resource.fields[field];
    if (known?.kind !== 'ref') continue;
    const ids = (typeof value === 'object' && value !== null ? value : [value]).map(asText);
    wanted.set(known.to, [...(wanted.get(known.to) ?? []), ...ids]);
  }
  return wanted;
}
