import { fieldLabel, helpLabel } from '@comanda/api/labels';
import { coverOf, furtherOf } from '@comanda/api/pictures';
import { isDemanded, isMoved } from '@comanda/api/kernel';
import { FormField, FormModeProvider } from '@comanda/ui/ResourceForm';
import { useLingui } from '@lingui/react';
import { useLabel } from '../../app/index.ts';
import { valueOf } from '../values/Value.tsx';
import { useDraftField, useDraftPart, useForm } from './DraftContext.tsx';
import { FaultMessage } from './FaultMessage.tsx';
import * as css from './form.css.ts';
import { PictureSetField } from './PictureSetField.tsx';
import { FieldEditor } from './editors/FieldEditor.tsx';

const wide: ReadonlySet<string> = new Set(['names', 'list', 'image', 'file', 'week']);
/** Those that fill a card by themselves. */
const kindsNamedAbove: ReadonlySet<string> = new Set(['list']);

export interface RecordFieldProps {
  readonly name: string;
  /** Its name is read above it already; it is still told to who cannot see that. */
  readonly isLabelHidden?: boolean;
}

/** One field of the record. Pictures that belong together are one, at the place of their cover. */
export function RecordField({ name, isLabelHidden = false }: RecordFieldProps) {
  const { resource } = useForm();
  if (coverOf(resource, name) !== undefined) return null;
  return furtherOf(resource, name) === undefined ? (
    <OneField
      name={name}
      isLabelHidden={isLabelHidden && kindsNamedAbove.has(resource.fields[name]?.kind ?? '')}
    />
  ) : (
    <PictureSetField name={name} />
  );
}

/** Its editor, or its value in SHOW. It renders again only for its own value and faults. */
function OneField({ name, isLabelHidden }: Required<RecordFieldProps>) {
  const { resource, draft } = useForm();
  const label = useLabel();
  const { i18n } = useLingui();
  const { value, faults, set, leave } = useDraftField(name);
  const asked = useDraftPart(draft, ({ values }) => isDemanded(resource, name, values));
  const field = resource.fields[name];
  if (!field) return null;
  const text = label(fieldLabel(resource, name));
  // It goes on by actions of the record, which stand above the form.
  if (isMoved(field))
    return (
      <FormModeProvider mode="SHOW">
        <FormField label={text} value={valueOf(resource, name, value)}>
          {null}
        </FormField>
      </FormModeProvider>
    );
  const help = helpLabel(resource, name);
  return (
    <FormField label={text} value={valueOf(resource, name, value)} isWide={wide.has(field.kind)}>
      <div className={css.field} data-field={name}>
        <FieldEditor
          resource={resource}
          path={name}
          field={field}
          label={text}
          description={i18n.messages[help.id] === undefined ? undefined : label(help)}
          isLabelHidden={isLabelHidden && !asked}
          isDemanded={asked}
          value={value}
          onChange={set}
          onBlur={leave}
          error={faults[0] && <FaultMessage fault={faults[0]} />}
          faults={faults}
        />
      </div>
    </FormField>
  );
}
