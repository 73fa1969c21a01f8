import { useLingui } from '@lingui/react/macro';
import { ArrowUp, Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Field } from '../Field/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as css from './NestedLines.css.ts';

export interface NestedLinesProps<Line> {
  /** What the lines are. */
  readonly label: string;
  readonly lines: readonly Line[];
  /** Stays with a line wherever it goes, so that its fields keep what is typed in them. */
  readonly getId: (line: Line) => string;
  /** The fields of a line, beside each other. A field that takes what room there is stands in a `NestedCell`. */
  readonly children: (line: Line, place: number) => ReactNode;
  readonly onAdd: () => void;
  /** A line goes before the one above it. */
  readonly onMoveUp: (place: number) => void;
  readonly onRemove: (place: number) => void;
}

/** A list within a list: a line for each entry. They go up by a button: handles within handles could not be told apart. */
export function NestedLines<Line>(props: NestedLinesProps<Line>) {
  const { label, lines, getId, children, onAdd, onMoveUp, onRemove } = props;
  const { t } = useLingui();
  return (
    <Field label={label}>
      <div className={css.lines}>
        {lines.map((line, place) => (
          <div key={getId(line)} className={css.line}>
            {children(line, place)}
            <IconButton
              icon={ArrowUp}
              label={t`Move entry ${place + 1} up`}
              isDisabled={place === 0}
              onPress={() => onMoveUp(place)}
            />
            <IconButton icon={X} label={t`Remove entry ${place + 1}`} onPress={() => onRemove(place)} />
          </div>
        ))}
        <div>
          <Button size="sm" variant="ghost" iconStart={Plus} onPress={onAdd}>
            {t`Add entry`}
          </Button>
        </div>
      </div>
    </Field>
  );
}

export interface NestedCellProps {
  /** Needs no more room than its words, as a box that is ticked. */
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}

/** The place of a field in a line. */
export function NestedCell({ isNarrow = false, children }: NestedCellProps) {
  return <div className={isNarrow ? css.narrow : css.cell}>{children}</div>;
}
