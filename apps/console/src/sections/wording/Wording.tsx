import { type ConsoleWording, wordingCalls } from '@comanda/api/calls';
import type { Names } from '@comanda/api/kernel';
import { fieldLabel, helpLabel, optionLabel } from '@comanda/api/labels';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { ComboBox, type ComboBoxOption } from '@comanda/ui/ComboBox';
import { Fact, Facts } from '@comanda/ui/Facts';
import { FormField, useFormMode } from '@comanda/ui/ResourceForm';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useCallQuery, useLabel } from '../../app/index.ts';
import { useDraftField, useForm } from '../../resource/form/DraftContext.tsx';
import { FaultMessage } from '../../resource/form/FaultMessage.tsx';
import { asNames, asText } from '../../resource/values/read.ts';
import { usualForm } from '../../resource/values/usualForm.ts';
import type { SectionProps } from '../section.ts';
import * as css from './wording.css.ts';

const KEY = 'key';
const SOURCE = 'en-GB';
/** The longest name that a record takes. */
const LONGEST_NAME = 200;

const sourceOf = ({ key, texts }: ConsoleWording): string => texts[SOURCE] ?? key;
const builtIn = (wording: ConsoleWording, language: string): string =>
  wording.texts[language] ?? sourceOf(wording);
const optionOf = (wording: ConsoleWording, language: string): ComboBoxOption => {
  const reads = usualForm(wording.own ?? builtIn(wording, language));
  const label = usualForm(sourceOf(wording));
  return { id: wording.key, label, ...(reads !== label && { description: reads }) };
};
const namesOf = ({ texts }: ConsoleWording): Names =>
  Object.fromEntries(
    Object.entries(texts).map(([code, text]) => [code, usualForm(text).slice(0, LONGEST_NAME)]),
  );
const isSame = (one: Names, other: Names): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (code) => (one[code] ?? '') === (other[code] ?? ''),
  );

/** A text of the back office, what it says now, and what it says instead (docs/product.md §24.14). */
export function Wording({ fields, values, Fields }: SectionProps) {
  const { t, i18n } = useLingui();
  const label = useLabel();
  const mode = useFormMode();
  const { resource, draft } = useForm();
  const { value, faults, set, leave } = useDraftField(KEY);
  const [words, setWords] = useState('');
  const named = useRef<Names>({});
  const key = asText(value);
  const language = asText(values['language']);
  const isRead = mode === 'SHOW';
  // Who reads the back office in a language mostly words it in that one.
  const isOpen = mode === 'NEW' && key === '';
  const offered = languageOf(isOpen ? i18n.locale : language);

  const found = useCallQuery(
    wordingCalls.find,
    { data: { language: offered, words: words.slice(0, 200) } },
    { enabled: !isRead, placeholderData: (previous) => previous },
  );
  const known = useCallQuery(
    wordingCalls.find,
    { data: { language: languageOf(language), key } },
    { enabled: key !== '' },
  );
  const options = found.data?.elements ?? [];
  const current = known.data?.elements[0] ?? options.find((one) => one.key === key);

  const choose = (chosen: string | null) => {
    if (isOpen) draft.set('language', offered);
    set(chosen ?? '');
    const wording = options.find((one) => one.key === chosen);
    const names = asNames(draft.get().values['names']);
    // A record is called as its text reads, until somebody calls it otherwise.
    if (!wording || !(isSame(names, {}) || isSame(names, named.current))) return;
    named.current = namesOf(wording);
    draft.set('names', named.current);
  };
  const called = label(fieldLabel(resource, KEY));
  return (
    <div className={css.wording}>
      <FormField label={called} value={usualForm(current ? sourceOf(current) : key)} isWide>
        <div data-field={KEY}>
          <ComboBox
            label={called}
            description={label(helpLabel(resource, KEY))}
            isRequired
            options={options.map((one) => optionOf(one, offered))}
            value={key || null}
            selected={key === '' ? null : current ? optionOf(current, language) : { id: key, label: key }}
            onChange={choose}
            onSearch={setWords}
            onBlur={leave}
            isLoading={found.isFetching}
            error={faults[0] && <FaultMessage fault={faults[0]} />}
          />
        </div>
      </FormField>
      <Fields names={fields.filter((name) => name === 'language')} />
      {current && (
        <Card surface="sunken">
          <div className={css.now}>
            <Facts>
              <Fact term={t`Says now`}>
                <Said language={language}>{current.own ?? builtIn(current, language)}</Said>
              </Fact>
              {current.own !== null && (
                <Fact term={t`Built in`}>
                  <Said language={language}>{builtIn(current, language)}</Said>
                </Fact>
              )}
              {language !== SOURCE && (
                <Fact term={label(optionLabel(resource, 'language', { kind: 'choice' }, SOURCE))}>
                  <Said language={SOURCE}>{sourceOf(current)}</Said>
                </Fact>
              )}
              {current.parts.length > 0 && (
                <Fact term={t`Has to keep`}>
                  <Text as="bdi" dir="ltr" wrap="anywhere">
                    {current.parts.join('   ')}
                  </Text>
                </Fact>
              )}
            </Facts>
            {!isRead && (
              <div>
                <Button
                  size="sm"
                  onPress={() => draft.set('text', current.own ?? builtIn(current, language))}
                >
                  {t`Begin with these words`}
                </Button>
              </div>
            )}
          </div>
        </Card>
      )}
      <Fields names={fields.filter((name) => name !== KEY && name !== 'language')} />
    </div>
  );
}

/** Words in a language that need not be that of the page. */
function Said({ language, children }: { readonly language: string; readonly children: string }) {
  return (
    <Text lang={language} dir="auto" as="bdi" wrap="anywhere">
      {children}
    </Text>
  );
}

const languages = ['en-GB', 'es-ES', 'ar-EG'] as const;
const languageOf = (code: string): (typeof languages)[number] =>
  languages.find((one) => one === code) ?? SOURCE;
