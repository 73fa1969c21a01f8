import { useLingui } from '@lingui/react/macro';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import type { PopoverControl } from '../OnDemand/index.ts';
import { Popover } from '../Popover/index.ts';
import { SortableList } from '../SortableList/index.ts';
import type { ChoosableColumn, ColumnChooserProps } from './ColumnChooser.tsx';
import * as css from './ColumnChooser.css.ts';

/** What the chooser opens: a list to tick and to sort. */
export function ColumnPanel({ columns, visible, onChange, ...control }: ColumnChooserProps & PopoverControl) {
  const { t } = useLingui();
  const ordered = inOrder(columns, visible);
  const isNatural =
    ordered.every((column, index) => column === columns[index]) && visible.length === columns.length;
  const show = (id: string, isShown: boolean) =>
    onChange(
      ordered.flatMap((column) =>
        (column.id === id ? isShown : visible.includes(column.id)) ? [column.id] : [],
      ),
    );
  return (
    <Popover {...control} title={t`Columns`} placement="bottom end" width="sm">
      <SortableList
        label={t`Columns in their order`}
        items={ordered}
        getId={(column) => column.id}
        getLabel={(column) => column.header}
        onReorder={(next) => onChange(next.flatMap(({ id }) => (visible.includes(id) ? [id] : [])))}
      >
        {(column) => (
          <Checkbox
            label={column.header}
            isSelected={visible.includes(column.id)}
            isDisabled={column.isHideable === false}
            onChange={(isShown) => show(column.id, isShown)}
          />
        )}
      </SortableList>
      <div className={css.foot}>
        <Button
          size="sm"
          variant="ghost"
          isDisabled={isNatural}
          onPress={() => onChange(columns.map((column) => column.id))}
        >
          {t`Show all in the usual order`}
        </Button>
      </div>
    </Popover>
  );
}

/** Visible columns in their order; each hidden one after its natural neighbour, so that ticking it brings it back to its place. */
function inOrder(
  columns: readonly ChoosableColumn[],
  visible: readonly string[],
): readonly ChoosableColumn[] {
  const result = visible.flatMap((id) => columns.filter((column) => column.id === id));
  columns.forEach((column, index) => {
    if (visible.includes(column.id)) return;
    const before = columns[index - 1];
    result.splice(before ? result.indexOf(before) + 1 : 0, 0, column);
  });
  return result;
}
