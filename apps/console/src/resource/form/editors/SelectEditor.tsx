import { Select } from '@comanda/ui/Select';
import { useLingui } from '@lingui/react/macro';
import { asText } from '../../values/read.ts';
import { common, type EditorProps } from './editor.tsx';
import { useOptions } from './useOptions.ts';

/** One of more values than stand side by side; it may be none where the field may stay empty. */
export function SelectEditor(props: EditorProps) {
  const { t } = useLingui();
  const { field, value, onChange } = props;
  const options = useOptions(props);
  const none = { id: '', label: t`None` };
  const chosen = asText(value);
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
