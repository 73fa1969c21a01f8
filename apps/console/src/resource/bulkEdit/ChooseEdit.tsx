import type { Edit } from '@comanda/api/bulk';
import { faultLabel, fieldLabel, itemLabel } from '@comanda/api/labels';
import type { Resource } from '@comanda/api/kernel';
import { ComboBox } from '@comanda/ui/ComboBox';
import { FormFrame } from '@comanda/ui/Form';
import { IconButton } from '@comanda/ui/IconButton';
import { Row, Rows } from '@comanda/ui/Rows';
import { Select } from '@comanda/ui/Select';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useLabel } from '../../app/index.ts';
import { editedValue } from './EditedValue.tsx';
import { type Filled, FillIn } from './FillIn.tsx';
import { type Subject, subjectsOf, type Way, waysOf } from './subjects.ts';
import { useWayLabels } from './useWayLabels.ts';
import * as css from './bulkEdit.css.ts';

export interface ChooseEditProps {
  readonly resource: Resource;
  /** What is to be edited, where that has been chosen already. */
  readonly subject: Subject | undefined;
  readonly isHidden: boolean;
  /** The id of the form that asks for the value. */
  readonly form: string;
  /** The first choice was made. */
  readonly onBegin: () => void;
  readonly onPreview: (edits: readonly Edit[]) => void;
}

/** Prices are raised far more often than all of them are set to the same. */
const mostWanted = (resource: Resource, subject: Subject): Way | undefined => {
  const ways = waysOf(resource, subject);
  return ways.find((way) => subject.key !== undefined && way === 'raisePercent') ?? ways[0];
};

/** What is to be done: which field, what to do to it, and with which value. */
export function ChooseEdit({
  resource,
  subject,
  isHidden,
  form,
  onBegin,
  onPreview,
}: ChooseEditProps): ReactNode {
  const { t } = useLingui();
  const label = useLabel();
  const called = useWayLabels();
  const subjects = useMemo(() => subjectsOf(resource), [resource]);
  const [chosen, setChosen] = useState(subject);
  const [way, setWay] = useState<Way | undefined>(subject && mostWanted(resource, subject));
  const [kept, setKept] = useState<readonly Filled[]>([]);
  const [isMissing, setMissing] = useState(false);
  const edited = new Set(kept.map(({ edit }) => edit.field));
  const offeredSubjects = subjects.filter(({ field }) => !edited.has(field));
  const offered = chosen ? waysOf(resource, chosen) : [];
  const name = ({ field, key }: Subject): string =>
    label(key === undefined ? fieldLabel(resource, field) : itemLabel(resource, field, key));
  const within = ({ field, key }: Subject) =>
    key === undefined ? {} : { description: label(fieldLabel(resource, field)) };
  return (
    <div className={css.stack} hidden={isHidden}>
      {kept.length > 0 && (
        <Rows label={t`Changes to each record`}>
          {kept.map((filled, place) => (
            <Row key={filled.edit.field}>
              <span className={css.record}>
                <strong>{filled.label}</strong>
                <span>{called[filled.way]}</span>
                {editedValue(filled.asked, filled.edit.field, filled.value, undefined)}
              </span>
              <IconButton
                icon={X}
                size="sm"
                label={t`Leave out ${filled.label}`}
                onPress={() => setKept(kept.toSpliced(place, 1))}
              />
            </Row>
          ))}
        </Rows>
      )}
      {(subject === undefined || kept.length > 0) && (
        <ComboBox
          key={kept.length}
          label={t`Field`}
          isRequired={kept.length === 0}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog begins at its first field (APG)
          autoFocus
          error={isMissing && !chosen && label(faultLabel('required'))}
          options={offeredSubjects.map((subject) => ({
            id: subject.id,
            label: name(subject),
            ...within(subject),
          }))}
          value={chosen?.id ?? null}
          onChange={(id) => {
            const next = subjects.find((subject) => subject.id === id);
            onBegin();
            setChosen(next);
            setWay(next && mostWanted(resource, next));
          }}
        />
      )}
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
          onFilled={(filled, isMore) => {
            if (!isMore) return onPreview([...kept, filled].map(({ edit }) => edit));
            setKept([...kept, filled]);
            setChosen(undefined);
            return undefined;
          }}
        />
      ) : (
        <FormFrame
          id={form}
          onSubmit={() => {
            if (kept.length > 0) onPreview(kept.map(({ edit }) => edit));
            else setMissing(true);
          }}
        />
      )}
    </div>
  );
}
