import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  ColorSwatch,
  ColorSwatchPicker,
  ColorSwatchPickerItem,
  parseColor,
} from 'react-aria-components/ColorSwatchPicker';
import { Field, SentValues, useFormError, type FieldTexts } from '../Field/parts.ts';
import { quoted } from '../Field/quoted.ts';
import { TextField } from '../TextField/index.ts';
import * as css from './ColourField.css.ts';
import { hexColour } from './hex.ts';

/** No colour chosen: no swatch of a palette equals it. */
const none = parseColor('rgba(0, 0, 0, 0)');

export interface ColourFieldProps extends FieldTexts {
  /** Six hexadecimal digits after a number sign, or null for none. What is no colour is quoted at the field. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Colours offered as swatches, each six hexadecimal digits after a number sign; what is no colour is not offered. */
  palette: ReadonlyArray<string>;
  isRequired?: boolean;
  isDisabled?: boolean;
  name?: string;
  UNSAFE_className?: string;
}

/** A colour of the person's data (a product, a business), from a palette or by its digits. Not a way to style the app. */
export function ColourField({
  value,
  onChange,
  palette,
  isDisabled = false,
  isRequired = false,
  name,
  error,
  ...texts
}: ColourFieldProps) {
  const { t } = useLingui();
  const sent = value ?? '';
  const said = useFormError(error, name, sent);
  const [draft, setDraft] = useState<string | null>(null);
  const isDraftWrong = draft !== null && draft.trim() !== '' && hexColour(draft) === null;
  const colour = hexColour(value ?? '');
  const offered = new Set(palette.flatMap((one) => hexColour(one) ?? []));
  const problem = () => {
    if (isDraftWrong) return t`Write six digits from 0 to f after #, as in #2f6fed.`;
    if (draft !== null || value === null || value === '' || colour !== null) return undefined;
    const text = quoted(value);
    return t`“${text}” is not a colour. Write six digits from 0 to f after #.`;
  };
  const wrong = problem();
  const type = (text: string) => {
    setDraft(text);
    const typed = hexColour(text);
    if (typed !== null || text.trim() === '') onChange(typed);
  };
  const leave = () => {
    if (!isDraftWrong) setDraft(null);
  };
  return (
    <Field {...texts} isDisabled={isDisabled} isRequired={isRequired} error={said}>
      <ColorSwatchPicker
        aria-label={t`Palette`}
        className={css.swatches}
        value={colour ?? none}
        onChange={(chosen) => {
          setDraft(null);
          onChange(hexColour(chosen.toString('hex')));
        }}
      >
        {[...offered].map((one) => (
          <ColorSwatchPickerItem key={one} color={one} isDisabled={isDisabled} className={css.choice}>
            <ColorSwatch className={css.swatch} />
          </ColorSwatchPickerItem>
        ))}
      </ColorSwatchPicker>
      <TextField
        label={t`Colour code`}
        isLabelHidden
        look="code"
        dir="ltr"
        maxLength={7}
        spellCheck="false"
        value={draft ?? colour ?? ''}
        onChange={type}
        onBlur={leave}
        isDisabled={isDisabled}
        isRequired={isRequired}
        prefix={<ColorSwatch className={css.preview} color={colour ?? none} />}
        UNSAFE_className={css.hex}
        error={wrong}
      />
      <SentValues name={name} values={[sent]} isDisabled={isDisabled} />
    </Field>
  );
}
