import type { Resource } from '@comanda/api/kernel';
import { fieldLabel, optionLabel } from '@comanda/api/labels';
import { FacetChips } from '@comanda/ui/FacetChips';
import { FilterBuilder } from '@comanda/ui/FilterBuilder';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useCompany, useLabel } from '../../app/index.ts';
import * as css from '../page.css.ts';
import { filterFieldsOf, fromWire, toWire } from './filterFields.ts';
import { facetValues, type ListState } from './listState.ts';
import { SearchBox } from './SearchBox.tsx';

/** A facet with more values than this is asked for by a filter. */
const MOST_CHIPS = 6;

export interface FilterLineProps {
  readonly resource: Resource;
  readonly state: ListState;
  readonly onChange: (change: Partial<ListState>) => void;
}

/** Words, facets and conditions above a list. */
export function FilterLine({ resource, state, onChange }: FilterLineProps) {
  const { t } = useLingui();
  const label = useLabel();
  const { decimals, symbol } = useCompany().currency;
  const fields = useMemo(
    () => filterFieldsOf(resource, { label, decimals, symbol }),
    [resource, label, decimals, symbol],
  );
  const tree = useMemo(() => fromWire(resource, state.where, decimals), [resource, state.where, decimals]);
  const choose = (name: string, values: readonly string[]) => {
    const others = Object.entries(state.facets).filter(([other]) => other !== name);
    const ordered = facetValues(resource.fields[name]).filter((value) => values.includes(value));
    onChange({ facets: Object.fromEntries(ordered.length > 0 ? [...others, [name, ordered]] : others) });
  };
  const facets = resource.list.facets.filter(
    (name) => facetValues(resource.fields[name]).length <= MOST_CHIPS,
  );
  return (
    <search className={css.tools}>
      <div className={css.search}>
        <SearchBox label={t`Search`} value={state.search} onSearch={(search) => onChange({ search })} />
      </div>
      {facets.map((name) => {
        const field = resource.fields[name];
        if (!field) return null;
        return (
          <FacetChips
            key={name}
            label={label(fieldLabel(resource, name))}
            options={facetValues(field).map((id) => ({
              id,
              label: label(optionLabel(resource, name, field, id)),
            }))}
            value={state.facets[name] ?? []}
            onChange={(values) => choose(name, values)}
          />
        );
      })}
      <FilterBuilder
        label={t`Filters`}
        fields={fields}
        value={tree}
        onChange={(next) => onChange({ where: toWire(resource, next, decimals) })}
      />
    </search>
  );
}
