import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  ColorSwatch,
  ColorSwatchPicker,
  ColorSwatchPickerItem,
  parseColor,
} from 'react-aria-components/ColorSwatchPicker';
import { Field, hasContent, type FieldTexts } from '../Field/index.ts';
import { TextField } from '../TextField/index.ts';
import * as css from './ColourField.css.ts';
import { hexColour } from './hex.ts';

/** No colour chosen: no swatch of a palette equals it. */
const none = parseColor('rgba(0, 0, 0, 0)');

export interface ColourFieldProps extends FieldTexts {
  /** Six hexadecimal digits after a number sign, or null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Colours offered as swatches, each six hexadecimal digits after a number sign. */
  palette: ReadonlyArray<string>;
  isRequired?: boolean;
  isDisabled?: boolean;
}

/** A colour of the person's data (a product, a business), from a palette or by its digits. Not a way to style the app. */
export function ColourField({
  value,
  onChange,
  palette,
  isDisabled = false,
  isRequired = false,
  error,
  ...texts
}: ColourFieldProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState<string | null>(null);
  const isDraftWrong = draft !== null && draft.trim() !== '' && hexColour(draft) === null;
  const type = (text: string) => {
    setDraft(text);
    const colour = hexColour(text);
    if (colour !== null || text.trim() === '') onChange(colour);
  };
  const leave = () => {
    if (!isDraftWrong) setDraft(null);
  };
  return (
    <Field {...texts} isDisabled={isDisabled} isRequired={isRequired} {...(hasContent(error) && { error })}>
      <ColorSwatchPicker
        aria-label={t`Palette`}
        className={css.swatches}
        value={value ?? none}
        onChange={(colour) => {
          setDraft(null);
          onChange(hexColour(colour.toString('hex')));
        }}
      >
        {palette.map((colour) => (
          <ColorSwatchPickerItem key={colour} color={colour} isDisabled={isDisabled} className={css.choice}>
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
        value={draft ?? value ?? ''}
        onChange={type}
        onBlur={leave}
        isDisabled={isDisabled}
        isRequired={isRequired}
        prefix={<ColorSwatch className={css.preview} color={value === null ? none : parseColor(value)} />}
        UNSAFE_className={css.hex}
        {...(isDraftWrong && { error: t`Write six digits from 0 to f after #, as in #2f6fed.` })}
      />
    </Field>
  );
}
