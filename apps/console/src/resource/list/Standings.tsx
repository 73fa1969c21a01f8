import { fieldLabel, optionLabel, presetLabel } from '@comanda/api/labels';
import { Button } from '@comanda/ui/Button';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCallQuery, useFormat, useLabel } from '../../app/index.ts';
import { callsOf } from '../calls.ts';
import * as css from './list.css.ts';
import { listFilterOf } from './listFilter.ts';
import { changed } from './listState.ts';
import { narrowedTo, type Standing, standingsOf } from './standing.ts';
import type { SummaryProps } from './Summary.tsx';
import { useTenant } from '../useTenant.ts';

type Listed = Omit<SummaryProps, 'isTotalAtLeast'>;

/** Parts of a list that ask for a look, each counted and a press away. */
export function Standings(list: Listed) {
  return standingsOf(list.resource).map((standing) => (
    <Part key={JSON.stringify(standing)} {...list} standing={standing} />
  ));
}

/** What is asked is the page that a press leads to: it is there by then. */
function Part({ resource, state, onChange, total, standing }: Listed & { readonly standing: Standing }) {
  const name = useStandingName({ resource, standing });
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const narrowed = narrowedTo(standing, resource.list.facets, now);
  const asked = listFilterOf(changed(resource, state, narrowed), useTenant(resource));
  const { data } = useCallQuery(callsOf(resource).list, { data: asked });
  // What holds for all of them, tells none from another.
  if (!data || data.total === 0 || data.total === total) return null;
  return (
    <span className={css.standing}>
      <span aria-hidden="true">·</span>
      <Button size="sm" variant="ghost" onPress={() => onChange(narrowed)}>
        {name(format.number(data.total))}
      </Button>
    </span>
  );
}

/** What a part is called, with its count before it. */
function useStandingName({
  resource,
  standing,
}: Pick<Listed, 'resource'> & { readonly standing: Standing }): (count: string) => string {
  const { t, i18n } = useLingui();
  const label = useLabel();
  if (standing.kind === 'recent') return (count) => t`${count} changed this week`;
  if (standing.kind === 'preset') {
    const said = label(presetLabel(resource, standing.preset.id));
    return (count) => t`${count} ${said}`;
  }
  const field = resource.fields[standing.field];
  if (field?.kind !== 'status') {
    const name = label(fieldLabel(resource, standing.field));
    return (count) => t`${count} not “${name}”`;
  }
  const state = label(optionLabel(resource, standing.field, field, standing.value)).toLocaleLowerCase(
    i18n.locale,
  );
  return (count) => t`${count} ${state}`;
}
