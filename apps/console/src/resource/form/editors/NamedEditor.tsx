import { ComboBox } from '@comanda/ui/ComboBox';
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { asText } from '../../values/read.ts';
import { common, type EditorProps } from './editor.tsx';
import { isNamed, named } from './named.ts';

/** A country, a language or a time zone: found by what it is called, kept by its code. */
export function NamedEditor(props: EditorProps) {
  const { i18n } = useLingui();
  const { field, value, onChange } = props;
  const format = field.kind === 'text' ? field.format : undefined;
  const options = useMemo(() => (isNamed(format) ? named[format](i18n.locale) : []), [format, i18n.locale]);
  const chosen = asText(value);
  const known = options.find(({ id }) => id === chosen);
  return (
    <ComboBox
      {...common(props)}
      options={options}
      value={chosen || null}
      selected={chosen === '' ? null : (known ?? { id: chosen, label: chosen })}
      onChange={(id) => onChange(id ?? (field.optional ? null : ''))}
    />
  );
}
