import { itemLabel } from '@comanda/api/labels';
import { NestedCell, NestedLines } from '@comanda/ui/NestedLines';
import { useLabel } from '../../app/index.ts';
import { FaultMessage } from '../form/FaultMessage.tsx';
import type { Details, EditorProps } from '../form/editors/editor.tsx';
import { useLines } from '../form/editors/useLines.ts';
import { asItems } from '../values/read.ts';

/** A list within a list: a line for each entry. */
export function NestedLinesEditor(props: EditorProps & Details) {
  const { resource, path, field, label, value, onChange, onBlur, faults, Detail } = props;
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
    <NestedLines
      label={label}
      lines={lines}
      getId={({ id }) => id}
      onAdd={() => add(blank)}
      onMoveUp={up}
      onRemove={remove}
    >
      {({ row }, place) =>
        parts.map(([key, part]) => {
          // Faults are told with the places of the whole way: `branches.0.entries.1.path`.
          const wrong = faults.filter((fault) => fault.path.endsWith(`.${place}.${key}`));
          return (
            <NestedCell key={key} isNarrow={part.kind === 'flag'}>
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
            </NestedCell>
          );
        })
      }
    </NestedLines>
  );
}
