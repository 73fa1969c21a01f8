import { Table } from '../Table/index.ts';
import type { ChartPoint, ChartProps } from './types.ts';

interface ChartTableProps extends Pick<ChartProps, 'label' | 'pointsLabel' | 'series' | 'points'> {
  readonly word: (value: number | null) => string;
}

/** The same figures to be read one by one. */
export function ChartTable({ label, pointsLabel, series, points, word }: ChartTableProps) {
  return (
    <Table<ChartPoint>
      caption={label}
      isCaptionHidden
      density="compact"
      isHeadSticky
      rows={points}
      getRowId={({ id }) => id}
      columns={[
        {
          id: 'point',
          header: pointsLabel,
          isRowHeader: true,
          cell: ({ name, label: short }) => name ?? short,
        },
        ...series.map(({ id, name }, place) => ({
          id,
          header: name,
          align: 'end' as const,
          cell: ({ values }: ChartPoint) => word(values[place] ?? null),
        })),
      ]}
    />
  );
}
