import { Checkbox } from '@comanda/ui/Checkbox';
import { RadioGroup } from '@comanda/ui/RadioGroup';
import { useLingui } from '@lingui/react/macro';
import { asText } from '../../values/read.ts';
import { common, type EditorProps } from './editor.tsx';
import { useOptions } from './useOptions.ts';

/** All values side by side. */
export function RadioEditor(props: EditorProps) {
  return (
    <RadioGroup
      {...common(props)}
      orientation="horizontal"
      options={useOptions(props)}
      value={asText(props.value)}
      onChange={props.onChange}
    />
  );
}

export function FlagEditor(props: EditorProps) {
  const { t } = useLingui();
  const { field, label, description, isLabelHidden = false, value, onChange, error, onBlur } = props;
  return (
    <Checkbox
      label={label}
      isLabelHidden={isLabelHidden}
      error={error}
      onBlur={onBlur}
      description={
        field.kind === 'flag' && field.exclusive
          ? t`Only one record can have it. Turning it on here turns it off on the other one.`
          : description
      }
      isSelected={value === 'S'}
      onChange={(isOn) => onChange(isOn ? 'S' : 'N')}
    />
  );
}
