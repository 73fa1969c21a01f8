import { fieldLabel } from '@comanda/api/labels';
import { FormField } from '@comanda/ui/ResourceForm';
import { TextField, type TextFieldProps } from '@comanda/ui/TextField';
import type { ReactNode } from 'react';
import { useLabel } from '../../../app/index.ts';
import { useFieldOf } from '../../../resource/form/DraftContext.tsx';
import type { DraftStore } from '../../../resource/form/draft.ts';
import { useFaultText } from '../../../resource/form/useFaultText.ts';
import { asText } from '../../../resource/values/read.ts';
import * as css from '../profile.css.ts';

export interface PartField {
  readonly draft: DraftStore;
  readonly name: string;
  readonly isWide?: boolean;
}

/** What every field of a part is told of its draft. */
export function usePartField({ draft, name }: PartField) {
  const say = useFaultText();
  const { value, faults, set, leave } = useFieldOf(draft, name);
  const stored = draft.get().base.values[name];
  return {
    label: useLabel()(fieldLabel({ code: 'USR' }, name)),
    text: asText(value),
    error: faults[0] && say(faults[0]),
    // Emptied again it is what it was, and no change.
    set: (text: string | null) => set(text === '' && asText(stored) === '' ? stored : text),
    leave,
  };
}

/** Where a field of a part stands; a refused save leads there. */
export function Place({
  field: { name, isWide = false },
  label,
  children,
}: {
  readonly field: PartField;
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <FormField label={label} value={null} isWide={isWide}>
      <div className={css.field} data-field={name}>
        {children}
      </div>
    </FormField>
  );
}

type TextProps = PartField &
  Pick<TextFieldProps, 'type' | 'autoComplete' | 'isRequired' | 'prefix' | 'dir' | 'placeholder'> & {
    /** What was typed in the spelling that is kept, once the field is left. */
    readonly spelled?: (text: string) => string;
  };

/** One line of text. */
export function PartText({ spelled, draft, name, isWide, ...rest }: TextProps) {
  const field = { draft, name, ...(isWide && { isWide }) };
  const { label, text, error, set, leave } = usePartField(field);
  return (
    <Place field={field} label={label}>
      <TextField
        {...rest}
        label={label}
        name={name}
        value={text}
        onChange={set}
        onBlur={() => {
          if (spelled) set(spelled(text));
          leave();
        }}
        error={error}
      />
    </Place>
  );
}
