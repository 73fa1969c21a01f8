import { Plural, useLingui } from '@lingui/react/macro';
import { Rows2, Rows3 } from 'lucide-react';
import { BulkBar } from '../BulkBar/index.ts';
import { ColumnChooser } from '../ColumnChooser/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as css from './Strip.css.ts';
import { countSelected, NOTHING, pageSelection } from './selection.ts';
import type { DataTableProps, DataTableStatus } from './types.ts';

export interface TableStripProps<Row> extends DataTableProps<Row> {
  readonly status: DataTableStatus;
  readonly pageIds: readonly string[];
  /** What columns there are and how high their rows show in a table only. */
  readonly isOfCards: boolean;
}

/** The line above the rows: how many there are, or what to do with the chosen ones; and how the table looks. */
export function TableStrip<Row>(props: TableStripProps<Row>) {
  const { label, columns, total, isTotalAtLeast, state, onStateChange, bulkActions, status, pageIds, tools } =
    props;
  const { t } = useLingui();
  const count = countSelected(state.selection, total);
  const isPartOfMatches =
    state.selection.mode === 'some' && pageSelection(state.selection, pageIds) === 'all' && total > count;
  const isCompact = state.density === 'compact';
  return (
    <div className={css.strip}>
      {count === 0 && status.kind !== 'loading' && status.kind !== 'error' && status.kind !== 'forbidden' && (
        <span className={css.stripText}>
          {props.summary ??
            (isTotalAtLeast ? (
              <Plural value={total} one="More than # record" other="More than # records" />
            ) : (
              <Plural value={total} one="# record" other="# records" />
            ))}
        </span>
      )}
      {bulkActions && (
        <BulkBar
          label={t`With the selected: ${label}`}
          count={count}
          actions={bulkActions.map((action) => ({
            ...action,
            onAction: () => action.onAction(state.selection),
          }))}
          onClear={() => onStateChange({ selection: NOTHING })}
          {...(isPartOfMatches && {
            all: { total, onSelectAll: () => onStateChange({ selection: { mode: 'all', except: [] } }) },
          })}
        />
      )}
      <div className={css.tools}>
        {tools}
        {!props.isOfCards && (
          <>
            <IconButton
              icon={isCompact ? Rows2 : Rows3}
              label={isCompact ? t`Comfortable rows` : t`Compact rows`}
              onPress={() => onStateChange({ density: isCompact ? 'comfortable' : 'compact' })}
            />
            <ColumnChooser
              columns={columns}
              visible={state.columns}
              onChange={(visible) => onStateChange({ columns: visible })}
            />
          </>
        )}
      </div>
    </div>
  );
}
