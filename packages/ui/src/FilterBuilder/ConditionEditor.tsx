import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../Button/index.ts';
import { Select } from '../Select/index.ts';
import * as css from './FilterBuilder.css.ts';
import { valueFor, valuesOf } from './tree.ts';
import type { FilterCondition, FilterField, FilterScalar } from './types.ts';
import { ValueInput } from './ValueInput.tsx';

export interface ConditionEditorProps {
  readonly fields: readonly FilterField[];
  /** Characters of a text. */
  readonly maxText: number;
  readonly condition?: FilterCondition;
  readonly onApply: (condition: FilterCondition) => void;
  readonly onCancel: () => void;
}

/** Field, operator, value; nothing is applied before it is complete. */
export function ConditionEditor({ fields, maxText, condition, onApply, onCancel }: ConditionEditorProps) {
  const { t } = useLingui();
  const [fieldId, setFieldId] = useState(condition?.field ?? fields[0]?.id);
  const [operatorId, setOperatorId] = useState(condition?.operator);
  const [values, setValues] = useState<readonly FilterScalar[]>(condition ? valuesOf(condition.value) : []);
  const [isAsked, setAsked] = useState(false);
  // A field that is not offered any more cannot be changed into another value, only into another field.
  const field = fields.find((candidate) => candidate.id === fieldId) ?? fields[0];
  const operator = field?.operators.find((candidate) => candidate.id === operatorId) ?? field?.operators[0];
  if (!field || !operator) return null;
  const value = valueFor(field, operator, values);
  return (
    <form
      className={css.editor}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (value === undefined) setAsked(true);
        else onApply({ field: field.id, operator: operator.id, value });
      }}
    >
      <Select
        label={t`Field`}
        options={fields}
        value={field.id}
        onChange={(id) => {
          setFieldId(id);
          setOperatorId(undefined);
          setValues([]);
        }}
      />
      <Select label={t`Condition`} options={field.operators} value={operator.id} onChange={setOperatorId} />
      <ValueInput
        field={field}
        operator={operator}
        values={values}
        onChange={setValues}
        maxText={maxText}
        isMissing={isAsked && value === undefined}
      />
      <div className={css.editorActions}>
        <Button size="sm" variant="ghost" onPress={onCancel}>
          {t`Cancel`}
        </Button>
        <Button size="sm" tone="accent" type="submit">
          {t`Apply`}
        </Button>
      </div>
    </form>
  );
}
