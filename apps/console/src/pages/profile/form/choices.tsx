import { ComboBox } from '@comanda/ui/ComboBox';
import { Select } from '@comanda/ui/Select';
import { type PartField, Place, usePartField } from './fields.tsx';

type ChoiceProps = PartField & {
  readonly options: readonly { readonly id: string; readonly label: string }[];
};

/** One of a few. */
export function PartSelect({ options, ...field }: ChoiceProps) {
  const { label, text, error, set } = usePartField(field);
  return (
    <Place field={field} label={label}>
      <Select label={label} options={options} value={text || null} onChange={set} error={error} />
    </Place>
  );
}

/** One of many, found by typing; it may be left empty. */
export function PartSearch({ options, ...field }: ChoiceProps) {
  const { label, text, error, set, leave } = usePartField(field);
  const selected = options.find(({ id }) => id === text) ?? null;
  return (
    <Place field={field} label={label}>
      <ComboBox
        label={label}
        options={options}
        value={selected?.id ?? null}
        selected={selected}
        onChange={set}
        onBlur={leave}
        error={error}
      />
    </Place>
  );
}
