import { fieldLabel, optionLabel } from '@comanda/api/labels';
import { Button } from '@comanda/ui/Button';
import { useLingui } from '@lingui/react/macro';
import { useCallQuery, useCompany, useFormat, useLabel } from '../../app/index.ts';
import { callsOf } from '../calls.ts';
import { listFilterOf } from './listFilter.ts';
import { changed } from './listState.ts';
import { narrowedTo, type Standing, standingsOf } from './standing.ts';
import type { SummaryProps } from './Summary.tsx';

type Listed = Omit<SummaryProps, 'total' | 'isTotalAtLeast'>;

/** Parts of a list that ask for a look, each counted and a press away. */
export function Standings(list: Listed) {
  return standingsOf(list.resource).map((standing) => (
    <Part key={standing.field} {...list} standing={standing} />
  ));
}

/** What is asked is the page that a press leads to: it is there by then. */
function Part({ resource, state: listed, onChange, standing }: Listed & { readonly standing: Standing }) {
  const { t, i18n } = useLingui();
  const label = useLabel();
  const format = useFormat();
  const { id } = useCompany();
  const narrowed = narrowedTo(standing, resource.list.facets);
  const asked = listFilterOf(changed(resource, listed, narrowed), id);
  const { data } = useCallQuery(callsOf(resource).list, { data: asked });
  const field = resource.fields[standing.field];
  if (!field || !data || data.total === 0) return null;
  const count = format.number(data.total);
  const state = label(optionLabel(resource, standing.field, field, standing.value)).toLocaleLowerCase(
    i18n.locale,
  );
  const name = label(fieldLabel(resource, standing.field));
  return (
    <>
      <span aria-hidden="true">·</span>
      <Button size="sm" variant="ghost" onPress={() => onChange(narrowed)}>
        {field.kind === 'status' ? t`${count} ${state}` : t`${count} not “${name}”`}
      </Button>
    </>
  );
}
