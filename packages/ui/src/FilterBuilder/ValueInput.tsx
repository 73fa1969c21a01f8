import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '../Checkbox/index.ts';
import { DateField } from '../DateField/index.ts';
import { Field } from '../Field/index.ts';
import { NumberField } from '../NumberField/index.ts';
import { Select } from '../Select/index.ts';
import { TextField } from '../TextField/index.ts';
import { TimeField } from '../TimeField/index.ts';
import * as css from './FilterBuilder.css.ts';
import { optionValue } from './tree.ts';
import type { FilterField, FilterOperator, FilterScalar } from './types.ts';

export interface ValueInputProps {
  readonly field: FilterField;
  readonly operator: FilterOperator;
  readonly values: readonly FilterScalar[];
  readonly onChange: (values: readonly FilterScalar[]) => void;
  readonly maxText: number;
  /** The person wanted to apply without a value. */
  readonly isMissing: boolean;
}

/** The control for a condition's value, by the field's kind and what the operator takes. */
export function ValueInput(props: ValueInputProps) {
  const { field, operator, values, onChange, maxText, isMissing } = props;
  const { t } = useLingui();
  const error = isMissing ? { error: t`Give a value to compare with.` } : {};
  if (operator.takes === 'none') return null;
  if (field.kind === 'choice') return <ChoiceInput {...props} field={field} />;
  if (field.kind === 'record')
    return (
      <field.Picker
        label={operator.takes === 'many' ? t`Values` : t`Value`}
        value={values.map(String)}
        onChange={onChange}
        isMany={operator.takes === 'many'}
        {...(isMissing && { error: t`Choose what to compare with.` })}
      />
    );
  if (operator.takes === 'many') {
    return (
      <TextField
        label={t`Values`}
        description={t`Separated by commas`}
        value={values.join(', ')}
        onChange={(text) => onChange(text.split(/,\s*/u))}
        {...error}
      />
    );
  }
  const single = (index: number, label: string) => {
    const set = (value: string) => onChange(fill(values, index, value));
    const value = values[index] === undefined ? '' : String(values[index]);
    const given = { label, value: value === '' ? null : value, ...error };
    switch (field.kind) {
      case 'number':
        return (
          <NumberField
            {...given}
            // What is not understood is compared with nothing.
            onChange={(next) => set(next === null || Number.isNaN(Number(next)) ? '' : next)}
            decimals={field.decimals ?? 2}
            {...(field.unit !== undefined && { unit: field.unit })}
          />
        );
      case 'date':
        return <DateField {...given} onChange={(next) => set(next ?? '')} />;
      case 'time':
        return <TimeField {...given} onChange={(next) => set(next ?? '')} />;
      default:
        return <TextField {...given} value={value} onChange={set} maxLength={maxText} />;
    }
  };
  if (operator.takes === 'one') return single(0, t`Value`);
  return (
    <div className={css.pair}>
      {single(0, t`From`)}
      {single(1, t`To`)}
    </div>
  );
}

function ChoiceInput(props: ValueInputProps & { field: Extract<FilterField, { kind: 'choice' }> }) {
  const { field, operator, values, onChange, isMissing } = props;
  const { t } = useLingui();
  const error = isMissing ? { error: t`Choose what to compare with.` } : {};
  if (operator.takes !== 'many') {
    const chosen = field.options.find((option) => optionValue(option) === values[0]);
    return (
      <Select
        label={t`Value`}
        options={field.options}
        value={chosen?.id ?? null}
        onChange={(id) =>
          onChange(field.options.flatMap((option) => (option.id === id ? [optionValue(option)] : [])))
        }
        {...error}
      />
    );
  }
  return (
    <Field label={t`Values`} {...error}>
      {field.options.map((option) => (
        <Checkbox
          key={option.id}
          label={option.label}
          isSelected={values.includes(optionValue(option))}
          onChange={(isOn) => {
            const others = values.filter((value) => value !== optionValue(option));
            onChange(isOn ? [...others, optionValue(option)] : others);
          }}
        />
      ))}
    </Field>
  );
}

function fill(values: readonly FilterScalar[], index: number, value: FilterScalar): readonly FilterScalar[] {
  return Array.from({ length: Math.max(values.length, index + 1) }, (_, other) =>
    other === index ? value : (values[other] ?? ''),
  );
}
