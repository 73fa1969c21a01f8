import { pluralOf } from '@comanda/api/labels';
import { type Permissions, type Verb, verbs } from '@comanda/api/permissions';
import { Badge } from '@comanda/ui/Badge';
import { Button } from '@comanda/ui/Button';
import { useIsNarrow } from '@comanda/ui/DataTable';
import { EmptyState } from '@comanda/ui/EmptyState';
import { SearchField } from '@comanda/ui/SearchField';
import { Table, type TableColumn } from '@comanda/ui/Table';
import { Text } from '@comanda/ui/Text';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { listed } from '../../app/listed.ts';
import { useLabel } from '../../app/index.ts';
import { type AreaGroup, type AreaRow, areaRows, groupsOf } from './areas.ts';
import { OneStop } from './OneStop.tsx';
import * as css from './people.css.ts';
import { changesFrom, standingIn } from './roleDraft.ts';

/** One cell: an action of an area. */
export interface AreaCell {
  /** In words: `Taxes · Create`. */
  readonly name: string;
  readonly row: AreaRow;
  readonly action: string;
}
/** One cell above those of a group: a verb of all of its areas. */
export interface GroupCell {
  /** In words: `Prices and taxes · Create`. */
  readonly name: string;
  readonly group: AreaGroup;
  readonly verb: Verb;
}
export interface AreaMatrixProps {
  readonly permissions: Permissions;
  /** As they are stored: what differs is counted. */
  readonly saved: Permissions;
  readonly children: (cell: AreaCell) => ReactNode;
  readonly ofGroup: (cell: GroupCell) => ReactNode;
  /** What can be done with a whole row, where anything can. */
  readonly more?: (row: AreaRow, name: string) => ReactNode;
}

/** A group of areas, or one of the areas of a group that is open. */
type Row = { readonly group: AreaGroup; readonly area?: AreaRow };

/** Whether the areas of a group have not all the same: only then is there anything to be read in each. */
const differs = (permissions: Permissions, { rows }: AreaGroup): boolean =>
  verbs.some((verb) => {
    const { all, granted } = standingIn(
      permissions,
      rows.map(({ actions }) => actions),
      verb,
    );
    return granted > 0 && granted < all;
  });

/** On a phone: the name of a row, and its verbs below it, each with its word. */
const inOneColumn = ([name, ...verbColumns]: readonly TableColumn<Row>[]): TableColumn<Row> => ({
  id: 'all',
  header: name?.header ?? '',
  isRowHeader: false,
  cell: (row) => (
    <div className={css.stack}>
      {name?.cell(row)}
      <div className={css.verbs}>
        {verbColumns.map(({ id, header, cell }) => {
          const content = cell(row);
          return (
            hasContent(content) && (
              <span key={id} className={css.verb}>
                {content}
                <Text size="sm" tone="muted">
                  {header}
                </Text>
              </span>
            )
          );
        })}
      </div>
    </div>
  ),
});
const hasContent = (content: ReactNode): boolean =>
  content !== undefined && content !== null && content !== false;

/**
 * What a role may do: a row a group of areas, a column a verb, and each area below its group where one wants to know
 * more (docs/product.md §5.6).
 */
export function AreaMatrix({ permissions, saved, children, ofGroup, more }: AreaMatrixProps) {
  const { t } = useLingui();
  const label = useLabel();
  const isNarrow = useIsNarrow();
  const [words, setWords] = useState('');
  const [folds, setFolds] = useState(
    () => new Map(groupsOf(areaRows).map((group) => [group.id, differs(permissions, group)])),
  );
  const wanted = words.trim().toLocaleLowerCase();
  const nameOf = ({ code }: AreaRow): string => label(pluralOf(code));
  const groupName = (id: string): string => label({ id: `menu.${id}` });
  const verbName = (verb: Verb): string => label({ id: `verb.${verb}` });
  const found = areaRows.filter((row) =>
    [nameOf(row), groupName(row.group), ...verbs.map(verbName)]
      .join(' ')
      .toLocaleLowerCase()
      .includes(wanted),
  );
  const isOpen = (id: string): boolean => wanted !== '' || folds.get(id) === true;
  const rows = groupsOf(found).flatMap((group): Row[] => [
    { group },
    ...(isOpen(group.id) ? group.rows.map((area) => ({ group, area })) : []),
  ]);
  const changedIn = (areas: readonly AreaRow[]): ReactNode => {
    const changed = changesFrom(
      saved,
      permissions,
      areas.flatMap(({ actions }) => Object.values(actions)),
    ).length;
    return (
      changed > 0 && (
        <Badge tone="info">{t`${plural(changed, { one: '# change', other: '# changes' })}`}</Badge>
      )
    );
  };
  const columns: readonly TableColumn<Row>[] = [
    {
      id: 'area',
      header: t`Area`,
      isRowHeader: true,
      cell: ({ group, area }) =>
        area ? (
          <span className={css.within}>
            <Text as="bdi">{nameOf(area)}</Text>
            {changedIn([area])}
          </span>
        ) : (
          <span className={css.grows}>
            <span className={css.line}>
              <Button
                size="sm"
                variant="ghost"
                iconStart={isOpen(group.id) ? ChevronDown : ChevronRight}
                aria-expanded={isOpen(group.id)}
                isDisabled={wanted !== ''}
                onPress={() => setFolds(new Map([...folds, [group.id, !isOpen(group.id)]]))}
              >
                {groupName(group.id)}
              </Button>
              {!isOpen(group.id) && changedIn(group.rows)}
            </span>
            {!isOpen(group.id) && (
              <span className={css.within}>
                <Text size="sm" tone="muted">
                  {listed(group.rows.map(nameOf))}
                </Text>
              </span>
            )}
          </span>
        ),
    },
    ...verbs.map((verb): TableColumn<Row> => ({
      id: verb,
      header: verbName(verb),
      cell: ({ group, area }) => {
        if (!area)
          return (
            group.rows.some(({ actions }) => actions[verb] !== undefined) &&
            ofGroup({ name: `${groupName(group.id)} · ${verbName(verb)}`, group, verb })
          );
        const action = area.actions[verb];
        return (
          action !== undefined && children({ name: `${nameOf(area)} · ${verbName(verb)}`, row: area, action })
        );
      },
    })),
    ...(more
      ? [{ id: 'more', header: t`More`, cell: ({ area }: Row) => area && more(area, nameOf(area)) }]
      : []),
  ];
  return (
    <div className={css.stack}>
      <div className={css.field}>
        <SearchField label={t`Search areas and actions`} value={words} onChange={setWords} />
      </div>
      {more && (
        <Text size="sm" tone="muted">
          {t`A tick grants, in a group to all of its areas. A denial, under More, holds against every other grant that reaches the person. Arrow keys walk from cell to cell.`}
        </Text>
      )}
      {found.length === 0 ? (
        <EmptyState drawing="search" title={t`Nothing with this name`} />
      ) : (
        <OneStop>
          <Table
            caption={t`Maintenance areas`}
            isCaptionHidden
            density="compact"
            columns={isNarrow ? [inOneColumn(columns)] : columns}
            rows={rows}
            getRowId={({ group, area }) => (area ? area.code : `group ${group.id}`)}
          />
        </OneStop>
      )}
    </div>
  );
}
