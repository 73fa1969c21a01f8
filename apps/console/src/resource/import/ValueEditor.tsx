import type { Import } from '@comanda/api/calls';
import type { Field, ItemField, RefField, Resource } from '@comanda/api/kernel';
import { optionLabel } from '@comanda/api/labels';
import { columnAt, type Decision, type Telling } from '@comanda/api/transfer';
import { Button } from '@comanda/ui/Button';
import { ComboBox } from '@comanda/ui/ComboBox';
import { FormFrame } from '@comanda/ui/Form';
import { Select } from '@comanda/ui/Select';
import { Skeleton } from '@comanda/ui/Skeleton';
import { TextField } from '@comanda/ui/TextField';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLabel } from '../../app/index.ts';
import { useNaming } from '../form/editors/naming.ts';
import { useSight } from '../values/useSight.tsx';
import { type Referred, useDefinition, useReferenceSearch } from '../values/useReferences.ts';
import * as css from './import.css.ts';
import { columnName } from './targets.ts';

export interface ValueEditorProps {
  readonly telling: Telling;
  readonly problem: Import['problems'][number];
  readonly act: 'set' | 'create';
  readonly onDecide: (decision: Decision) => void;
  readonly onCancel: () => void;
}
interface ControlProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** What was asked for takes the focus. */
const focusFirst = (place: HTMLElement | null) => place?.querySelector<HTMLElement>('input, button')?.focus();

const values = { flag: ['S', 'N'], status: ['A', 'I'] } as const;
/** What can be chosen where not everything can be written: by the wire's value, which the import reads too. */
const valuesOf = (field: Field | ItemField): readonly string[] | undefined => {
  if (field.kind === 'choice') return Object.keys(field.options);
  return field.kind === 'flag' || field.kind === 'status' ? values[field.kind] : undefined;
};

/** Asks for the value, or the name of the new record, that all rows of a problem get. */
export function ValueEditor({ telling, problem, act, onDecide, onCancel }: ValueEditorProps) {
  const { t } = useLingui();
  const label = useLabel();
  const { resource, languages } = telling;
  const [value, setValue] = useState(act === 'create' ? problem.cell : '');
  const column = columnAt(resource, languages, problem.path);
  if (!column) return null;
  const { field, list, name } = column;
  const control: ControlProps = {
    label: act === 'create' ? t`Name of the new record` : columnName(telling, column),
    value,
    onChange: setValue,
  };
  const known = act === 'set' ? valuesOf(field) : undefined;
  const decide = () =>
    onDecide(
      act === 'create'
        ? { problem: problem.key, act, name: value.trim() }
        : { problem: problem.key, act, value: value.trim() },
    );
  const options = (known ?? []).map((id) => ({
    id,
    label: label(optionLabel(resource, list ? `${list.name}.${name}` : name, field, id)),
  }));
  return (
    <FormFrame
      UNSAFE_className={css.editor}
      onSubmit={() => {
        if (value.trim() !== '') decide();
      }}
    >
      <div className={css.editorField} ref={focusFirst}>
        {known && <Select {...control} value={value || null} options={options} />}
        {act === 'set' && field.kind === 'ref' && <RecordChoice {...control} reference={field} />}
        {!known && (act === 'create' || field.kind !== 'ref') && <TextField {...control} maxLength={500} />}
      </div>
      <Button type="submit" tone="accent" isDisabled={value.trim() === ''}>
        {t`Apply`}
      </Button>
      <Button variant="ghost" onPress={onCancel}>
        {t`Cancel`}
      </Button>
    </FormFrame>
  );
}

interface RecordChoiceProps extends ControlProps {
  readonly reference: Pick<RefField, 'to' | 'only'>;
}
function RecordChoice({ reference, ...control }: RecordChoiceProps) {
  const definition = useDefinition(reference.to);
  return definition ? (
    <FoundRecord {...control} definition={definition} reference={reference} />
  ) : (
    <Skeleton shape="control" />
  );
}

/** One record of another area, found on the server by typing; the file's way to name it is its code. */
function FoundRecord({
  definition,
  reference,
  onChange,
  label,
}: RecordChoiceProps & { readonly definition: Resource }) {
  const { found, isSearching, search } = useReferenceSearch(definition, reference.only);
  const name = useNaming();
  const { isSeen, why } = useSight(definition);
  const [chosen, setChosen] = useState<Referred>();
  const option = (record: Referred) => {
    const { id, label: text, detail } = name(record);
    return { id, label: text, ...(detail !== undefined && { description: detail }) };
  };
  return (
    <div ref={focusFirst}>
      <ComboBox
        label={label}
        options={found.map(option)}
        value={chosen?.id ?? null}
        selected={chosen ? option(chosen) : null}
        onChange={(id) => {
          const next = found.find((record) => record.id === id);
          setChosen(next);
          onChange(next?.code ?? '');
        }}
        onSearch={search}
        isLoading={isSearching}
        description={why}
        isReadOnly={!isSeen}
      />
    </div>
  );
}
