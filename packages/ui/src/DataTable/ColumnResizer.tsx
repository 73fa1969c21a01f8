import { useLingui } from '@lingui/react/macro';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { directionOf } from './cellControls.ts';
import { DEFAULT_MIN_WIDTH } from './columnModel.ts';
import * as css from './Header.css.ts';
import { textScale } from './length.ts';
import type { DataTableColumn } from './types.ts';

/** Pixels that an arrow key moves the edge; with Shift, four times as many. */
const STEP = 16;
const MAX_WIDTH = 960;

export interface ColumnResizerProps<Row> {
  readonly column: DataTableColumn<Row>;
  readonly width: number;
  readonly onResize: (width: number | undefined, isFinal: boolean) => void;
}

const forwardAt = (element: Element) => (directionOf(element) === 'rtl' ? -1 : 1);

/**
 * The edge of a header: drag it, or reach it with F2 from the header and use the arrows (APG, window splitter).
 * Double click and Delete give the column its own width back.
 */
export function ColumnResizer<Row>({ column, width, onResize }: ColumnResizerProps<Row>) {
  const { t } = useLingui();
  const [drag, setDrag] = useState<{ from: number; width: number }>();
  const least = column.minWidth ?? DEFAULT_MIN_WIDTH;
  const fit = (value: number) => Math.round(Math.min(MAX_WIDTH, Math.max(least, value)));

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    const cell = event.currentTarget.parentElement;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ from: event.clientX, width: cell ? cell.offsetWidth / textScale() : width });
  };
  const widthAt = (event: PointerEvent<HTMLDivElement>) =>
    fit(
      (drag?.width ?? width) +
        ((event.clientX - (drag?.from ?? 0)) / textScale()) * forwardAt(event.currentTarget),
    );
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = (event.shiftKey ? 4 : 1) * STEP * forwardAt(event.currentTarget);
    const widths: Record<string, number | undefined> = {
      ArrowRight: fit(width + step),
      ArrowLeft: fit(width - step),
      Home: least,
      End: MAX_WIDTH,
      Delete: undefined,
    };
    if (!(event.key in widths)) return;
    event.preventDefault();
    onResize(widths[event.key], true);
  };

  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a window splitter moves and has a value; a rule does neither
      role="separator"
      aria-orientation="vertical"
      aria-label={t`Width of ${column.header}`}
      aria-valuenow={width}
      aria-valuemin={least}
      aria-valuemax={MAX_WIDTH}
      tabIndex={-1}
      className={css.resizer}
      data-dragging={drag ? '' : undefined}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => {
        if (drag) onResize(widthAt(event), false);
      }}
      onPointerUp={(event) => {
        if (!drag) return;
        setDrag(undefined);
        if (event.clientX !== drag.from) onResize(widthAt(event), true);
      }}
      onPointerCancel={() => setDrag(undefined)}
      onDoubleClick={() => onResize(undefined, true)}
      onKeyDown={onKeyDown}
    />
  );
}
