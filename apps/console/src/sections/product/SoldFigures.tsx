import { useEffect, useMemo } from 'react';
import { useFormat } from '../../app/index.ts';
import type { OwnFigureProps } from '../section.ts';
import { useSold } from './useSold.ts';

/** How many of each product were sold in a week, for its list. */
export function SoldFigures({ rows, onFigures }: OwnFigureProps) {
  const { decimal } = useFormat();
  // In one order, however they stand: the same products are asked for once.
  const report = useSold(
    useMemo(() => rows.map(({ id }) => id).toSorted(), [rows]),
    'product',
  );
  useEffect(() => {
    if (!report) return;
    onFigures(
      new Map(
        report.rows.flatMap(({ keys, values }) =>
          keys.product ? [[keys.product, decimal(String(values.quantity ?? 0))]] : [],
        ),
      ),
    );
  }, [report, decimal, onFigures]);
  return null;
}
