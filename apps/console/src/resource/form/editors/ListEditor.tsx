import { itemLabel } from '@comanda/api/labels';
import { Button } from '@comanda/ui/Button';
import { Field } from '@comanda/ui/Field';
import { IconButton } from '@comanda/ui/IconButton';
import { useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import { useLabel } from '../../../app/index.ts';
import { asItems } from '../../values/read.ts';
import { useFaultText } from '../useFaultText.ts';
import type { EditorProps } from './editor.tsx';
import { onlyReference } from './fieldShape.ts';
import * as css from './ListEditor.css.ts';
import { itemEditors } from './itemEditors.ts';
import { referencesEditor } from './lazyEditors.ts';

/** Details of a record: an ordered choice where they are one reference each, else a line of fields for each. */
export function ListEditor(props: EditorProps) {
  const { field } = props;
  if (field.kind !== 'list') return null;
  const reference = onlyReference(field);
  if (reference) return <referencesEditor.View {...props} itemKey={reference[0]} item={reference[1]} />;
  return <Lines {...props} />;
}

function Lines({ resource, path, field, label, value, onChange, onBlur, faults }: EditorProps) {
  const { t } = useLingui();
  const say = useFaultText();
  const name = useLabel();
  if (field.kind !== 'list') return null;
  const rows = asItems(value);
  const parts = Object.entries(field.item);
  // A text in several languages is taller than the rest: its lines stand apart, each with its labels.
  const isTall = parts.some(([, { kind }]) => kind === 'names');
  // What is wrong with a detail is told at its field.
  const whole = faults.find((fault) => fault.path === path);
  const blank = Object.fromEntries(parts.map(([key, { initial }]) => [key, initial]));
  const put = (place: number, key: string, next: unknown) =>
    onChange(rows.map((row, other) => (other === place ? { ...row, [key]: next } : row)));
  return (
    <Field label={label} error={whole && say(whole)}>
      {rows.map((row, place) => (
        // Details have no identity of their own; their place is it.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={place} className={isTall ? css.tallLine : css.line}>
          {parts.map(([key, item]) => {
            const Editor = itemEditors[item.kind];
            const wrong = faults.filter((fault) => `${fault.path}.`.startsWith(`${path}.${place}.${key}.`));
            return (
              <div key={key} className={isTall && item.kind === 'flag' ? css.flagCell : css.cell}>
                <Editor
                  resource={resource}
                  path={`${path}.${key}`}
                  field={item}
                  label={name(itemLabel(resource, path, key))}
                  isLabelHidden={place > 0 && !isTall}
                  value={row[key]}
                  onChange={(next) => put(place, key, next)}
                  onBlur={onBlur}
                  error={wrong[0] && say(wrong[0])}
                  faults={wrong}
                />
              </div>
            );
          })}
          <IconButton
            icon={X}
            label={t`Remove line ${place + 1}`}
            onPress={() => onChange(rows.filter((_, other) => other !== place))}
          />
        </div>
      ))}
      <div>
        <Button size="sm" iconStart={Plus} onPress={() => onChange([...rows, blank])}>
          {t`Add line`}
        </Button>
      </div>
    </Field>
  );
}
