import type { Edit } from '@comanda/api/bulk';
import { faultLabel, fieldLabel, itemLabel } from '@comanda/api/labels';
import type { Resource } from '@comanda/api/kernel';
import { ComboBox } from '@comanda/ui/ComboBox';
import { Select } from '@comanda/ui/Select';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo, useState } from 'react';
import { useLabel } from '../../app/index.ts';
import { FillIn } from './FillIn.tsx';
import { type Subject, subjectsOf, type Way, waysOf } from './subjects.ts';
import { useWayLabels } from './useWayLabels.ts';
import * as css from './bulkEdit.css.ts';

export interface ChooseEditProps {
  readonly resource: Resource;
  readonly isHidden: boolean;
  /** The id of the form that asks for the value. */
  readonly form: string;
  readonly onPreview: (edit: Edit) => void;
}

/** What is to be done: which field, what to do to it, and with which value. */
export function ChooseEdit({ resource, isHidden, form, onPreview }: ChooseEditProps): ReactNode {
  const { t } = useLingui();
  const label = useLabel();
  const called = useWayLabels();
  const subjects = useMemo(() => subjectsOf(resource), [resource]);
  const [chosen, setChosen] = useState<Subject>();
  const [way, setWay] = useState<Way>();
  const [isMissing, setMissing] = useState(false);
  const offered = chosen ? waysOf(resource, chosen) : [];
  const name = ({ field, key }: Subject): string =>
    label(key === undefined ? fieldLabel(resource, field) : itemLabel(resource, field, key));
  const within = ({ field, key }: Subject) =>
    key === undefined ? {} : { description: label(fieldLabel(resource, field)) };
  return (
    <div className={css.stack} hidden={isHidden}>
      <ComboBox
        label={t`Field`}
        isRequired
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog begins at its first field (APG)
        autoFocus
        error={isMissing && !chosen && label(faultLabel('required'))}
        items={subjects.map((subject) => ({ id: subject.id, label: name(subject), ...within(subject) }))}
        value={chosen?.id ?? null}
        onChange={(id) => {
          const next = subjects.find((subject) => subject.id === id);
          setChosen(next);
          setWay(next && waysOf(resource, next)[0]);
        }}
      />
      {chosen && offered.length > 1 && (
        <Select
          label={t`What to do`}
          isRequired
          options={offered.map((id) => ({ id, label: called[id] }))}
          value={way ?? null}
          onChange={setWay}
        />
      )}
      {chosen && way ? (
        <FillIn
          key={`${chosen.id} ${way}`}
          resource={resource}
          subject={chosen}
          way={way}
          label={name(chosen)}
          form={form}
          onPreview={onPreview}
        />
      ) : (
        <form
          id={form}
          onSubmit={(event) => {
            event.preventDefault();
            setMissing(true);
          }}
        />
      )}
    </div>
  );
}
