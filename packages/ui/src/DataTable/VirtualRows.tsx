/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an ARIA grid laid out by CSS grid; a table's own display would fight sticky columns and virtual rows */
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type Ref, useCallback, useImperativeHandle, useLayoutEffect } from 'react';
import type { BodyHandle } from './TableBody.tsx';
import type { Density } from './types.ts';

/** First guess of a row's height in pixels; rows are measured once they stand. */
const estimates: Record<Density, number> = { compact: 36, comfortable: 44 };
const OVERSCAN = 8;

export interface VirtualRowsProps {
  readonly count: number;
  readonly idAt: (index: number) => string;
  /** The row that holds the focus and stays; -1 for none. */
  readonly focused: number;
  readonly density: Density;
  /** What scrolls; null until it stands. */
  readonly scroller: HTMLDivElement | null;
  readonly handle: Ref<BodyHandle>;
  /** Called once the first rows stand: what scrolls is measured before. */
  readonly onRowsCome: () => void;
  readonly renderAt: (index: number, measure: (element: HTMLElement | null) => void) => ReactNode;
}

/** The rows in view and the one with focus, with room for the others. */
export function VirtualRows(props: VirtualRowsProps) {
  const { count, idAt, focused, density, scroller, handle, onRowsCome, renderAt } = props;
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      return focused < 0 || indexes.includes(focused) ? indexes : [...indexes, focused].sort((a, b) => a - b);
    },
    [focused],
  );
  // oxlint-disable-next-line react/incompatible-library -- its functions are called in render and never handed on
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => estimates[density],
    getItemKey: idAt,
    overscan: OVERSCAN,
    scrollPaddingStart: estimates[density],
    rangeExtractor,
  });
  useImperativeHandle(handle, () => ({ scrollToRow: (row) => virtual.scrollToIndex(row) }), [virtual]);
  const items = virtual.getVirtualItems();
  const hasRows = items.length > 0;
  useLayoutEffect(() => {
    if (hasRows) onRowsCome();
  }, [hasRows, onRowsCome]);
  let covered = 0;
  return (
    <div role="rowgroup">
      {items.flatMap((item) => {
        if (item.index >= count) return [];
        const gap = item.start - covered;
        covered = item.end;
        return [
          gap > 0 && (
            <div key={`before-${idAt(item.index)}`} role="presentation" style={{ blockSize: gap }} />
          ),
          renderAt(item.index, virtual.measureElement),
        ];
      })}
      <div role="presentation" style={{ blockSize: virtual.getTotalSize() - covered }} />
    </div>
  );
}
