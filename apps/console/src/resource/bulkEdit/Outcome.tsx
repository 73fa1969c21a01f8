import type { EditedRecord } from '@comanda/api/calls';
import type { Resource } from '@comanda/api/kernel';
import { fieldLabel } from '@comanda/api/labels';
import { DiffTable } from '@comanda/ui/DiffTable';
import { Figures } from '@comanda/ui/Figures';
import { Heading } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useFormat, useLabel } from '../../app/index.ts';
import { isolated } from '../../app/isolated.ts';
import * as css from './bulkEdit.css.ts';
import { editedValue } from './EditedValue.tsx';
import { Refused } from './Refused.tsx';

export interface OutcomeProps {
  readonly resource: Resource;
  readonly results: readonly EditedRecord[];
  /** Nothing is stored yet. */
  readonly isTrial: boolean;
}
/** So many records are shown with their values; all of them are counted. */
const SHOWN = 20;

/** What comes of an edit, or what came of it: how many change, how many stay, who is refused and why. */
export function Outcome({ resource, results, isTrial }: OutcomeProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const counts = useRef<HTMLUListElement>(null);
  useEffect(() => counts.current?.focus(), []);
  const refused = results.filter((result) => result.outcome === 'refused');
  const changed = results.filter(({ outcome }) => outcome === 'changed').length;
  const stay = results.length - changed - refused.length;
  const facts = [
    { id: 'changed', value: number(changed), text: isTrial ? t`To change` : t`Changed` },
    { id: 'stay', value: number(stay), text: isTrial ? t`Stay as they are` : t`Stayed as they were` },
    { id: 'refused', value: number(refused.length), text: t`Refused` },
  ];
  return (
    <>
      <Figures ref={counts} label={t`Result`} items={facts} />
      {isTrial && changed > 0 && <Examples resource={resource} results={results} />}
      {refused.length > 0 && (
        <section className={css.stack}>
          <Heading level={3}>{t`Why they were refused`}</Heading>
          <Refused resource={resource} records={refused} />
        </section>
      )}
    </>
  );
}

/** The first records that change, with the value that each has and the one that it gets. */
function Examples({ resource, results }: Omit<OutcomeProps, 'isTrial'>) {
  const { t } = useLingui();
  const label = useLabel();
  const { names } = useFormat();
  const fields = results
    .flatMap((result) => (result.outcome === 'changed' && result.before ? [result] : []))
    .slice(0, SHOWN)
    .flatMap(({ id, code, names: texts, before = {}, after = {} }) => {
      const touched = Object.keys(before).filter((name) => name in resource.fields);
      return touched.map((name) => ({
        id: `${id} ${name}`,
        label: [
          isolated(code),
          isolated(names(texts)),
          ...(touched.length > 1 ? [label(fieldLabel(resource, name))] : []),
        ].join(' · '),
        before: editedValue(resource, name, before[name], after[name]),
        after: editedValue(resource, name, after[name], before[name]),
      }));
    });
  return (
    <div className={css.scroll}>
      <DiffTable caption={t`The first records that would change`} heading={t`Record`} fields={fields} />
    </div>
  );
}
