import { itemLabel } from '@comanda/api/labels';
import { Button } from '@comanda/ui/Button';
import { Field } from '@comanda/ui/Field';
import { IconButton } from '@comanda/ui/IconButton';
import { useLingui } from '@lingui/react/macro';
import { ArrowUp, Plus, X } from 'lucide-react';
import { useLabel } from '../../app/index.ts';
import { FaultMessage } from '../form/FaultMessage.tsx';
import type { Details, EditorProps } from '../form/editors/editor.tsx';
import { useLines } from '../form/editors/useLines.ts';
import { asItems } from '../values/read.ts';
import * as css from './nested.css.ts';

/** A list within a list: a line for each entry. They go up by a button: handles within handles could not be told apart. */
export function NestedLinesEditor(props: EditorProps & Details) {
  const { resource, path, field, label, value, onChange, onBlur, faults, Detail } = props;
  const { t } = useLingui();
  const name = useLabel();
  const { lines, change, add, remove, reorder } = useLines(asItems(value), onChange);
  const parts = field.kind === 'lines' ? Object.entries(field.item) : [];
  const blank = Object.fromEntries(parts.map(([key, { initial }]) => [key, initial]));
  const up = (place: number) =>
    reorder(
      lines.flatMap((line, at) =>
        at === place ? [] : at === place - 1 ? lines.slice(at, at + 2).toReversed() : [line],
      ),
    );
  return (
    <Field label={label}>
      <div className={css.lines}>
        {lines.map(({ id, row, place }) => (
          <div key={id} className={css.line}>
            {parts.map(([key, part]) => {
              // Faults are told with the places of the whole way: `branches.0.entries.1.path`.
              const wrong = faults.filter((fault) => fault.path.endsWith(`.${place}.${key}`));
              return (
                <div key={key} className={part.kind === 'flag' ? css.flag : css.cell}>
                  <Detail
                    resource={resource}
                    path={`${path}.${key}`}
                    field={part}
                    label={name(itemLabel(resource, path, key))}
                    isLabelHidden={place > 0 && part.kind !== 'flag'}
                    value={row[key]}
                    onChange={(next) => change(place, { ...row, [key]: next })}
                    onBlur={onBlur}
                    error={wrong[0] && <FaultMessage fault={wrong[0]} />}
                    faults={wrong}
                  />
                </div>
              );
            })}
            <IconButton
              icon={ArrowUp}
              label={t`Move entry ${place + 1} up`}
              isDisabled={place === 0}
              onPress={() => up(place)}
            />
            <IconButton icon={X} label={t`Remove entry ${place + 1}`} onPress={() => remove(place)} />
          </div>
        ))}
        <div>
          <Button size="sm" variant="ghost" iconStart={Plus} onPress={() => add(blank)}>
            {t`Add entry`}
          </Button>
        </div>
      </div>
    </Field>
  );
}
