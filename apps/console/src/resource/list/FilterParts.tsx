import { checkFilter, filterBounds } from '@comanda/api/filter';
import type { Resource } from '@comanda/api/kernel';
import { fieldLabel, optionLabel } from '@comanda/api/labels';
import { Button } from '@comanda/ui/Button';
import { useIsNarrow } from '@comanda/ui/DataTable';
import { FacetChips } from '@comanda/ui/FacetChips';
import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { toast, useLabel } from '../../app/index.ts';
import { conditionOf } from './listFilter.ts';
import { facetAmong, facetValues, hasFigure, type ListState, MOST_CHIPS } from './listState.ts';
import { lazyPart } from '../../lazyPart.ts';

// A list without conditions does without the code for them.
const Conditions = lazyPart(async () => (await import('./Conditions.tsx')).Conditions);
// Where there is room it stands with the views.
const FigureOf = lazyPart(async () => (await import('./FigureOf.tsx')).FigureOf);
const ReferenceFacet = lazyPart(async () => (await import('./ReferenceFacet.tsx')).ReferenceFacet);

export interface FilterPartsProps {
  readonly resource: Resource;
  readonly state: ListState;
  readonly onChange: (change: Partial<ListState>) => void;
}

/** Facets and conditions of a list: beside the words where there is room, else in a sheet. */
export function FilterParts({ resource, state, onChange }: FilterPartsProps) {
  const { t } = useLingui();
  const [isAdding, setAdding] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const isNarrow = useIsNarrow();
  const { where, facets } = state;
  if (!isWanted && (isAdding || where !== undefined)) setWanted(true);
  const areConditionsThere = Conditions.useLoaded(isWanted) && isWanted;
  /** Chips and conditions travel as one filter, whose bounds hold for both (docs/product.md §6.2.1). */
  const narrow = (change: Partial<Pick<ListState, 'where' | 'facets'>>) => {
    if (checkFilter(resource, conditionOf({ where, facets, ...change })).ok) onChange(change);
    else
      toast({
        tone: 'warning',
        message: t`That would be more than a list can be filtered by: ${filterBounds.terms} parts on ${filterBounds.depth} levels, chips included.`,
      });
  };
  return (
    <>
      {resource.list.facets.map((name) => (
        <Facet
          key={name}
          resource={resource}
          name={name}
          value={facets[name] ?? none}
          onChange={(values) => {
            const others = Object.entries(facets).filter(([other]) => other !== name);
            const chosen = facetAmong(resource.fields[name], values);
            narrow({ facets: Object.fromEntries(chosen.length > 0 ? [...others, [name, chosen]] : others) });
          }}
        />
      ))}
      {isNarrow && hasFigure(resource) && (
        <FigureOf.Later resource={resource} of={state.of} onChange={onChange} />
      )}
      {areConditionsThere ? (
        <Conditions
          resource={resource}
          where={where}
          onChange={(next) => narrow({ where: next })}
          taken={Object.keys(facets).length}
          isAdding={isAdding}
        />
      ) : (
        <Button size="sm" variant="ghost" iconStart={Plus} onPress={() => setAdding(true)}>
          {t`Add filter`}
        </Button>
      )}
    </>
  );
}

const none: readonly string[] = [];

interface FacetProps {
  readonly resource: Resource;
  readonly name: string;
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

function Facet({ resource, name, value, onChange }: FacetProps) {
  const label = useLabel();
  const field = resource.fields[name];
  const text = label(fieldLabel(resource, name));
  if (field?.kind === 'ref')
    return <ReferenceFacet field={field} label={text} value={value} onChange={onChange} />;
  const values = facetValues(field);
  if (!field || values.length > MOST_CHIPS) return null;
  return (
    <FacetChips
      label={text}
      options={values.map((id) => ({ id, label: label(optionLabel(resource, name, field, id)) }))}
      value={value}
      onChange={onChange}
    />
  );
}
