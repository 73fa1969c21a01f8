import { pluralOf } from '@comanda/api/labels';
import { type Permissions, type Verb, verbs } from '@comanda/api/permissions';
import { Badge } from '@comanda/ui/Badge';
import { EmptyState } from '@comanda/ui/EmptyState';
import { SearchField } from '@comanda/ui/SearchField';
import { Table, type TableColumn } from '@comanda/ui/Table';
import { Text } from '@comanda/ui/Text';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useLabel } from '../../app/index.ts';
import { type AreaRow, areaRows } from './areas.ts';
import * as css from './people.css.ts';
import { changesFrom } from './roleDraft.ts';
import { walkCells } from './walkCells.ts';

/** One cell: an action of an area. */
export interface AreaCell {
  /** In words: `Taxes · Create`. */
  readonly name: string;
  readonly row: AreaRow;
  readonly action: string;
}
export interface AreaMatrixProps {
  readonly permissions: Permissions;
  /** As they are stored: what differs is counted. */
  readonly saved: Permissions;
  readonly children: (cell: AreaCell) => ReactNode;
  /** What can be done with a whole row, where anything can. */
  readonly more?: (row: AreaRow, name: string) => ReactNode;
}

/** What a role may do in each maintenance area: a row an area, a column a verb (docs/product.md §5.6). */
export function AreaMatrix({ permissions, saved, children, more }: AreaMatrixProps) {
  const { t } = useLingui();
  const label = useLabel();
  const [words, setWords] = useState('');
  const wanted = words.trim().toLocaleLowerCase();
  const nameOf = ({ code }: AreaRow): string => label(pluralOf(code));
  const groupOf = ({ group }: AreaRow): string => label({ id: `menu.${group}` });
  const verbName = (verb: Verb): string => label({ id: `verb.${verb}` });
  const found = areaRows.filter((row) =>
    [nameOf(row), groupOf(row), ...verbs.map(verbName)].join(' ').toLocaleLowerCase().includes(wanted),
  );
  const columns: readonly TableColumn<AreaRow>[] = [
    {
      id: 'area',
      header: t`Area`,
      isRowHeader: true,
      cell: (row) => {
        const changed = changesFrom(saved, permissions, Object.values(row.actions)).length;
        return (
          <span className={css.grows}>
            <span className={css.line}>
              <bdi>{nameOf(row)}</bdi>
              {changed > 0 && (
                <Badge tone="info">{t`${plural(changed, { one: '# change', other: '# changes' })}`}</Badge>
              )}
            </span>
            <Text size="sm" tone="muted">
              {groupOf(row)}
            </Text>
          </span>
        );
      },
    },
    ...verbs.map((verb): TableColumn<AreaRow> => ({
      id: verb,
      header: verbName(verb),
      cell: (row) => {
        const action = row.actions[verb];
        return action !== undefined && children({ name: `${nameOf(row)} · ${verbName(verb)}`, row, action });
      },
    })),
    ...(more ? [{ id: 'more', header: t`More`, cell: (row: AreaRow) => more(row, nameOf(row)) }] : []),
  ];
  return (
    <div className={css.stack}>
      <div className={css.field}>
        <SearchField label={t`Search areas and actions`} value={words} onChange={setWords} />
      </div>
      {more && (
        <Text size="sm" tone="muted">
          {t`A tick grants. A denial, under More, holds against every other grant that reaches the person. Arrow keys walk from cell to cell.`}
        </Text>
      )}
      {found.length === 0 ? (
        <EmptyState drawing="search" title={t`Nothing of this name`} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its controls are reached by Tab as well
        <div onKeyDown={walkCells}>
          <Table
            caption={t`Maintenance areas`}
            isCaptionHidden
            density="compact"
            columns={columns}
            rows={found}
            getRowId={({ code }) => code}
          />
        </div>
      )}
    </div>
  );
}
