import { startOf } from '@comanda/api/kernel';
import { itemLabel } from '@comanda/api/labels';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { Field } from '@comanda/ui/Field';
import { IconButton } from '@comanda/ui/IconButton';
import { SortableList } from '@comanda/ui/SortableList';
import { useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import { useLabel } from '../../../app/index.ts';
import { asItems } from '../../values/read.ts';
import { FaultMessage } from '../FaultMessage.tsx';
import type { Details, EditorProps } from './editor.tsx';
import * as css from './LinesEditor.css.ts';
import { type Line, useLines } from './useLines.ts';
import { usePlace } from '../usePlace.ts';

/** Details of several fields: a line for each, put in order by its handle. */
export function LinesEditor(props: EditorProps & Details) {
  const {
    resource,
    path,
    field,
    label,
    description,
    isLabelHidden = false,
    isDemanded = false,
    value,
    onChange,
    onBlur,
    faults,
    Detail,
  } = props;
  const { t } = useLingui();
  const name = useLabel();
  const { lines, change, add, remove, reorder } = useLines(asItems(value), onChange);
  const parts = field.kind === 'list' ? Object.entries(field.item) : [];
  // A text in several languages or lines is taller than the rest: its lines stand apart, each with its labels.
  const isTall = parts.some(
    ([, item]) => item.kind === 'names' || (item.kind === 'text' && item.long) || item.kind === 'lines',
  );
  // What is wrong with a detail is told at its field.
  const whole = faults.find((fault) => fault.path === path);
  const here = usePlace(resource);
  const blank = Object.fromEntries(parts.map(([key, item]) => [key, startOf(item, here)]));

  const cellOf = ({ row, place }: Line, [key, item]: (typeof parts)[number]) => {
    if (item.kind === 'image') return null;
    const wrong = faults.filter((fault) => `${fault.path}.`.startsWith(`${path}.${place}.${key}.`));
    return (
      <div key={key} className={cellStyle(item.kind, isTall)}>
        <Detail
          resource={resource}
          path={`${path}.${key}`}
          field={item}
          label={name(itemLabel(resource, path, key))}
          isLabelHidden={place > 0 && !isTall}
          value={row[key]}
          onChange={(next) => change(place, { ...row, [key]: next })}
          onBlur={onBlur}
          error={wrong[0] && <FaultMessage fault={wrong[0]} />}
          faults={wrong}
        />
      </div>
    );
  };
  const fieldsOf = (own: Line) => (
    <div className={isTall ? css.tallLine : css.line}>
      {parts.filter(([, { kind }]) => kind !== 'lines').map((part) => cellOf(own, part))}
      <IconButton icon={X} label={t`Remove line ${own.place + 1}`} onPress={() => remove(own.place)} />
      {parts.filter(([, { kind }]) => kind === 'lines').map((part) => cellOf(own, part))}
    </div>
  );
  const line = (own: Line) =>
    isTall ? (
      <div className={css.tall}>
        <Card>{fieldsOf(own)}</Card>
      </div>
    ) : (
      fieldsOf(own)
    );
  return (
    <Field
      label={label}
      description={description}
      isLabelHidden={isLabelHidden}
      isRequired={isDemanded}
      error={whole && <FaultMessage fault={whole} />}
    >
      <SortableList
        label={label}
        items={lines}
        getId={({ id }) => id}
        getLabel={({ place }) => t`line ${place + 1}`}
        onReorder={reorder}
        isReadOnly={lines.length < 2}
      >
        {line}
      </SortableList>
      <div>
        <Button size="sm" iconStart={Plus} onPress={() => add(blank)}>
          {t`Add line`}
        </Button>
      </div>
    </Field>
  );
}

const cellStyle = (kind: string, isTall: boolean): string => {
  if (kind === 'lines') return css.wholeCell;
  return isTall && kind === 'flag' ? css.flagCell : css.cell;
};
