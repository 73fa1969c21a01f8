import { furtherOf } from '@comanda/api/pictures';
import { FormField } from '@comanda/ui/ResourceForm';
import { valueIn } from '../values/valueIn.ts';
import { useDraftField, useForm } from './DraftContext.tsx';
import { PictureSetEditor } from './editors/FieldEditor.tsx';
import * as css from './form.css.ts';
import { useFaultText } from './useFaultText.ts';
import { useFieldLabel } from './useFieldLabel.ts';

/** The field of a cover and the list that goes on from it, as one field of the form. */
export function PictureSetField({ name }: { readonly name: string }) {
  const { resource } = useForm();
  const further = furtherOf(resource, name) ?? '';
  const say = useFaultText();
  const cover = useDraftField(name);
  const rest = useDraftField(further);
  const [fault] = [...cover.faults, ...rest.faults];
  const label = useFieldLabel(resource)(name);
  const values = { [name]: cover.value, [further]: rest.value };
  return (
    <FormField label={label} value={valueIn(resource, values, name)} isWide>
      <div className={css.field} data-field={name}>
        <div data-field={further}>
          <PictureSetEditor name={name} label={label} error={fault && say(fault)} />
        </div>
      </div>
    </FormField>
  );
}
