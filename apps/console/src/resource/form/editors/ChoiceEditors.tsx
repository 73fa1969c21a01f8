import { optionLabel } from '@comanda/api/labels';
import { Checkbox } from '@comanda/ui/Checkbox';
import { RadioGroup } from '@comanda/ui/RadioGroup';
import { Select } from '@comanda/ui/Select';
import { useLingui } from '@lingui/react/macro';
import { useLabel } from '../../../app/index.ts';
import { asText } from '../../values/read.ts';
import { common, type EditorProps } from './editor.tsx';

/** So few values stand side by side; more fold into a list. */
const MOST_RADIOS = 3;

function useOptions({ resource, path, field }: EditorProps, values: readonly string[]) {
  const label = useLabel();
  return values.map((id) => ({ id, label: label(optionLabel(resource, path, field, id)) }));
}

export function ChoiceEditor(props: EditorProps) {
  const { t } = useLingui();
  const { field, value, onChange } = props;
  const options = useOptions(props, field.kind === 'choice' ? Object.keys(field.options) : []);
  const chosen = asText(value);
  if (options.length <= MOST_RADIOS && !field.optional && props.isLabelHidden !== true)
    return (
      <RadioGroup
        {...common(props)}
        orientation="horizontal"
        options={options}
        value={chosen}
        onChange={onChange}
      />
    );
  const none = { id: '', label: t`None` };
  const { onBlur: _, ...texts } = common(props);
  return (
    <Select
      {...texts}
      options={field.optional ? [none, ...options] : options}
      value={chosen === '' && !field.optional ? null : chosen}
      onChange={(id) => onChange(id === '' ? null : id)}
    />
  );
}

export function StatusEditor(props: EditorProps) {
  const options = useOptions(props, ['A', 'I']);
  return (
    <RadioGroup
      {...common(props)}
      orientation="horizontal"
      options={options}
      value={asText(props.value)}
      onChange={props.onChange}
    />
  );
}

export function FlagEditor(props: EditorProps) {
  const { t } = useLingui();
  const { field, label, isLabelHidden = false, value, onChange, error, onBlur } = props;
  return (
    <Checkbox
      label={label}
      isLabelHidden={isLabelHidden}
      error={error}
      onBlur={onBlur}
      {...(field.kind === 'flag' &&
        field.exclusive && {
          description: t`Only one record has it: giving it here takes it from the other.`,
        })}
      isSelected={value === 'S'}
      onChange={(isOn) => onChange(isOn ? 'S' : 'N')}
    />
  );
}
