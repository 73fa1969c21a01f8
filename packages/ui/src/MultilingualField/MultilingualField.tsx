import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { TextField } from '../TextField/index.ts';
import * as css from './MultilingualField.css.ts';
import { missingLanguages, withText } from './texts.ts';

export interface FieldLanguage {
  /** BCP 47: `es-ES`. */
  readonly code: string;
  /** In the page's language or its own, as the app prefers. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
}

/** Language code to text. A language without text is absent. */
export type MultilingualText = Readonly<Record<string, string>>;

export interface MultilingualFieldProps {
  readonly label: string;
  readonly value: MultilingualText;
  readonly onChange: (value: MultilingualText) => void;
  /** The company's languages in their order. */
  readonly languages: readonly FieldLanguage[];
  /** The one that must be filled; it comes first. docs/product.md §7.4 */
  readonly defaultLanguage: string;
  readonly isRequired?: boolean;
  readonly isMultiline?: boolean;
  readonly isDisabled?: boolean;
  readonly description?: string;
  /** What is wrong with the text of each language. Opens the other languages when one of them is meant. */
  readonly errors?: Readonly<Record<string, string>>;
  readonly onBlur?: () => void;
}

/** One text in several languages: the default one always in sight, the others folded with a count of what is missing. */
export function MultilingualField(props: MultilingualFieldProps) {
  const { label, value, onChange, languages, defaultLanguage, errors = {} } = props;
  const { t } = useLingui();
  const othersId = useId();
  const [isOpen, setOpen] = useState(false);
  const main = languages.find((language) => language.code === defaultLanguage);
  const others = languages.filter((language) => language.code !== defaultLanguage);
  const missing = missingLanguages(value, others);
  const isShown = isOpen || others.some(({ code }) => errors[code] !== undefined);
  const source = value[defaultLanguage] ?? '';
  const set = (code: string, text: string) => onChange(withText(value, code, text));
  if (!main) return null;
  return (
    <Group aria-label={label} className={css.group}>
      <TextOf {...props} language={main} label={label} isMain onText={(text) => set(main.code, text)} />
      {others.length > 0 && (
        <>
          <div className={css.line}>
            <Button
              size="sm"
              variant="ghost"
              iconStart={isShown ? ChevronUp : ChevronDown}
              aria-expanded={isShown}
              aria-controls={othersId}
              onPress={() => setOpen(!isShown)}
              UNSAFE_className={css.toggle}
            >
              {t`Other languages`}
            </Button>
            {missing.length > 0 ? (
              <Badge tone="warning">{t`${plural(missing.length, { one: '# missing', other: '# missing' })}`}</Badge>
            ) : (
              <span className={css.complete}>{t`All filled`}</span>
            )}
          </div>
          <div id={othersId} className={css.others} hidden={!isShown}>
            {others.map((language) => (
              <div key={language.code} className={css.other}>
                <TextOf
                  {...props}
                  language={language}
                  label={language.name}
                  isMain={false}
                  onText={(text) => set(language.code, text)}
                />
                {source !== '' && (value[language.code] ?? '') === '' && props.isDisabled !== true && (
                  <Button
                    size="sm"
                    variant="ghost"
                    iconStart={Copy}
                    aria-label={t`Copy from ${main.name} to ${language.name}`}
                    onPress={() => set(language.code, source)}
                  >
                    {t`Copy from ${main.name}`}
                  </Button>
                )}
              </div>
            ))}
          </div>
        </>
      )}
    </Group>
  );
}

interface TextOfProps extends MultilingualFieldProps {
  readonly language: FieldLanguage;
  readonly isMain: boolean;
  readonly onText: (text: string) => void;
}

function TextOf(props: TextOfProps) {
  const { language, label, value, defaultLanguage, isMain, onText, isMultiline = false, errors } = props;
  const error = errors?.[language.code];
  const shared = {
    label,
    value: value[language.code] ?? '',
    onChange: onText,
    lang: language.code,
    dir: language.direction,
    isDisabled: props.isDisabled ?? false,
    UNSAFE_className: css.text,
    ...(isMain && props.isRequired && { isRequired: true }),
    ...(isMain && { labelEnd: language.name }),
    ...(isMain && props.description !== undefined && { description: props.description }),
    ...(!isMain && { placeholder: value[defaultLanguage] ?? '' }),
    ...(error !== undefined && { error }),
    ...(props.onBlur && { onBlur: props.onBlur }),
  };
  return isMultiline ? <TextArea {...shared} /> : <TextField {...shared} />;
}
