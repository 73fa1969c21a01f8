import { useLayoutEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { gridIntent } from '../DataTable/gridKeys.ts';
import { pasted, tableIn } from './clipboard.ts';
import { noHistory, recorded, stepped } from './history.ts';
import type { CellChange, CellGridColumn, CellGridRow } from './types.ts';

export interface Place {
  readonly row: number;
  readonly column: number;
}
const PAGE_ROWS = 10;
const isSame = (one: Place, other: Place | undefined): boolean =>
  one.row === other?.row && one.column === other.column;

export interface CellsOptions {
  readonly rows: readonly CellGridRow[];
  readonly columns: readonly CellGridColumn[];
  readonly textOf: (row: string, column: string) => string;
  readonly onChange: (changes: readonly CellChange[]) => void;
  readonly isReadOnly: boolean;
}

/** Which cell has the focus, which is written, and what keys and the clipboard do to them; all of it can be taken back. */
export function useCells({ rows, columns, textOf, onChange, isReadOnly }: CellsOptions) {
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const takesFocus = useRef(false);
  const [wanted, setWanted] = useState<Place>({ row: 0, column: 0 });
  const [written, setWritten] = useState<{ readonly at: Place; readonly text: string }>();
  const [history, setHistory] = useState(noHistory);
  const active = {
    row: Math.max(0, Math.min(wanted.row, rows.length - 1)),
    column: Math.max(0, Math.min(wanted.column, columns.length - 1)),
  };

  useLayoutEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    const cell = scroller?.querySelector<HTMLElement>(
      `[data-row="${active.row}"][data-column="${active.column}"]`,
    );
    (cell?.querySelector('input') ?? cell)?.focus();
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const goTo = (to: Place) => {
    takesFocus.current = true;
    setWanted(to);
  };
  const apply = (changes: readonly CellChange[]) => {
    const after = changes.filter(({ row, column, text }) => textOf(row, column) !== text);
    if (isReadOnly || after.length === 0) return;
    const before = after.map(({ row, column }) => ({ row, column, text: textOf(row, column) }));
    setHistory((past) => recorded(past, { before, after }));
    onChange(after);
  };
  const put = ({ row, column }: Place, text: string) => {
    const [line, field] = [rows[row], columns[column]];
    if (line && field) apply([{ row: line.id, column: field.id, text }]);
  };
  const takeBack = (direction: 'undo' | 'redo') => {
    const step = stepped(history, direction);
    if (!step || isReadOnly) return;
    setHistory(step.history);
    onChange(step.changes);
    const [first] = step.changes;
    const row = rows.findIndex(({ id }) => id === first?.row);
    const column = columns.findIndex(({ id }) => id === first?.column);
    if (row >= 0 && column >= 0) goTo({ row, column });
  };
  const textAt = ({ row, column }: Place): string => {
    const [line, field] = [rows[row], columns[column]];
    return line && field ? textOf(line.id, field.id) : '';
  };
  const write = (at: Place, text: string) => {
    if (isReadOnly) return;
    takesFocus.current = true;
    setWritten({ at, text });
  };
  const finish = (at: Place, next: Place | undefined) => {
    if (written && isSame(at, written.at)) put(at, written.text.trim());
    setWritten(undefined);
    if (next) goTo(next);
  };

  const keyWhileWriting = (event: KeyboardEvent, at: Place) => {
    if (event.nativeEvent.isComposing) return;
    const along = event.shiftKey ? -1 : 1;
    if (event.key === 'Escape') {
      event.stopPropagation();
      takesFocus.current = true;
      setWritten(undefined);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      finish(at, { row: Math.max(0, Math.min(at.row + along, rows.length - 1)), column: at.column });
    } else if (event.key === 'Tab') {
      const place = at.row * columns.length + at.column + along;
      if (place < 0 || place >= rows.length * columns.length) return;
      event.preventDefault();
      finish(at, { row: Math.floor(place / columns.length), column: place % columns.length });
    }
  };
  const keyOnCell = (event: KeyboardEvent<HTMLElement>, at: Place) => {
    const ctrlKey = event.ctrlKey || event.metaKey;
    // A link in an error has keys of its own.
    if (event.altKey || event.target !== event.currentTarget) return;
    if (ctrlKey && event.key.toLowerCase() === 'z') {
      event.preventDefault();
      takeBack(event.shiftKey ? 'redo' : 'undo');
      return;
    }
    if (ctrlKey && event.key.toLowerCase() === 'y') {
      event.preventDefault();
      takeBack('redo');
      return;
    }
    if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault();
      write(at, textAt(at));
      return;
    }
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      put(at, '');
      return;
    }
    if (event.key.length === 1 && !ctrlKey && event.key !== ' ') {
      event.preventDefault();
      write(at, event.key);
      return;
    }
    const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr';
    // The grid's keys count the header as row 0; here nothing happens in it.
    const intent = gridIntent(
      { key: event.key, ctrlKey, shiftKey: event.shiftKey },
      { row: at.row + 1, column: at.column },
      { rows: rows.length + 1, columns: columns.length, pageRows: PAGE_ROWS, direction },
    );
    if (intent?.kind !== 'move') return;
    event.preventDefault();
    goTo({ row: Math.max(0, intent.to.row - 1), column: intent.to.column });
  };

  const onPaste = (event: ClipboardEvent, at: Place) => {
    const table = tableIn(event.clipboardData.getData('text/plain'));
    const isOne = table.length === 1 && table[0]?.length === 1;
    // A single value goes into what is being written, where the caret is.
    if (isReadOnly || (isOne && isSame(at, written?.at))) return;
    event.preventDefault();
    takesFocus.current = true;
    setWritten(undefined);
    apply(
      pasted(
        table,
        at,
        rows.map(({ id }) => id),
        columns.map(({ id }) => id),
      ),
    );
  };
  const onCopy = (event: ClipboardEvent, at: Place) => {
    if (isSame(at, written?.at)) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', textAt(at));
  };

  return {
    active,
    scroller,
    setScroller,
    isActive: (at: Place) => isSame(at, active),
    /** What is being written into a cell. */
    writtenAt: (at: Place) => (isSame(at, written?.at) ? written?.text : undefined),
    change: (at: Place, text: string) => setWritten({ at, text }),
    leave: (at: Place) => finish(at, undefined),
    eventsOf: (at: Place) => ({
      onFocus: () => setWanted(at),
      onDoubleClick: () => write(at, textAt(at)),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) =>
        isSame(at, written?.at) ? keyWhileWriting(event, at) : keyOnCell(event, at),
      onPaste: (event: ClipboardEvent) => onPaste(event, at),
      onCopy: (event: ClipboardEvent) => onCopy(event, at),
    }),
  };
}
