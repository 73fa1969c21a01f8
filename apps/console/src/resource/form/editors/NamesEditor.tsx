import type { Names } from '@comanda/api/kernel';
import { MultilingualField } from '@comanda/ui/MultilingualField';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { languageName } from '../../../app/languageName.ts';
import { asNames } from '../../values/read.ts';
import { useLanguagesOf } from '../../values/useLanguagesOf.ts';
import { useFaultText } from '../useFaultText.ts';
import type { EditorProps } from './editor.tsx';

const rightToLeft: ReadonlySet<string> = new Set(['ar', 'he']);

/** Nothing is entered in any language. */
const isBare = (names: Names): boolean => Object.values(names).every((text) => text === '');

/** One text for each language of the company, its default first. */
export function NamesEditor({
  resource,
  label,
  description,
  field,
  value,
  onChange,
  onBlur,
  faults,
}: EditorProps) {
  const { i18n } = useLingui();
  const languages = useLanguagesOf(resource);
  const say = useFaultText();
  const offered = useMemo(() => {
    return languages.map((iso) => ({
      code: iso,
      name: languageName(iso, i18n.locale),
      direction: rightToLeft.has(iso.slice(0, 2)) ? ('rtl' as const) : ('ltr' as const),
    }));
  }, [languages, i18n.locale]);
  const main = languages[0] ?? '';
  // A fault of the whole text is told at its main language.
  const errors = Object.fromEntries(
    faults.toReversed().map((fault) => {
      const place = fault.path.split('.').at(-1);
      return [offered.find(({ code }) => code === place)?.code ?? main, say(fault)];
    }),
  );
  return (
    <MultilingualField
      label={label}
      {...(description !== undefined && { description })}
      value={asNames(value)}
      onChange={(names) => onChange(field.optional && isBare(names) ? null : names)}
      onBlur={onBlur}
      languages={offered}
      defaultLanguage={main}
      isRequired={!field.optional}
      errors={errors}
    />
  );
}
