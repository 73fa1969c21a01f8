import { useMemo } from 'react';
import { useIsNarrow } from './useIsNarrow.ts';
import type { ColumnGeometry, GridColumn } from './columnModel.ts';
import { lengthOf } from './length.ts';
import type { DataTableProps } from './types.ts';

/** Pixels beside the card: a target for a finger, and no more. */
const BESIDE = 44;

interface Laid<Row> {
  readonly gridColumns: readonly GridColumn<Row>[];
  readonly geometry: ColumnGeometry;
}

/**
 * On a phone the visible columns become one, a card; the boxes and the menus stand beside it as they do beside columns.
 * So selection, keys and menus know no difference. Nothing, where there is room or no column has a place in a card.
 */
export function useCards<Row>(
  columns: readonly GridColumn<Row>[],
  layout: DataTableProps<Row>['layout'],
): Laid<Row> | undefined {
  const isNarrow = useIsNarrow();
  const isOfCards = layout === undefined ? isNarrow : layout === 'cards';
  return useMemo(() => (isOfCards ? cardsOf(columns) : undefined), [isOfCards, columns]);
}

function cardsOf<Row>(columns: readonly GridColumn<Row>[]): Laid<Row> | undefined {
  const data = columns.flatMap((column) => (column.kind === 'data' ? [column.definition] : []));
  const title = data.find(({ isRowHeader }) => isRowHeader);
  if (!title || !data.some(({ card }) => card)) return undefined;
  const values = data.filter(({ card }) => card === 'value');
  const details = data.filter(({ card }) => card === 'detail');
  const card: GridColumn<Row> = {
    id: title.id,
    sticky: undefined,
    isEdge: false,
    kind: 'card',
    title,
    values,
    details,
  };
  const gridColumns = columns.flatMap((column): readonly GridColumn<Row>[] => {
    if (column.kind === 'data') return column.definition === title ? [card] : [];
    return column.kind === 'card' ? [] : [{ ...column, sticky: undefined, isEdge: false }];
  });
  const isBeside = ({ kind }: GridColumn<Row>): boolean => kind !== 'card';
  return {
    gridColumns,
    geometry: {
      template: gridColumns
        .map((column) => (isBeside(column) ? lengthOf(BESIDE) : 'minmax(0, 1fr)'))
        .join(' '),
      totalWidth: 0,
      widths: gridColumns.map((column) => (isBeside(column) ? BESIDE : 0)),
      offsets: gridColumns.map(() => 0),
      stickyStart: 0,
      stickyEnd: 0,
    },
  };
}
