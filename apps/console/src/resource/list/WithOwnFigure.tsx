import type { Resource } from '@comanda/api/kernel';
import type { DataTableColumn } from '@comanda/ui/DataTable';
import { Text } from '@comanda/ui/Text';
import { type ReactNode, use, useMemo, useState } from 'react';
import { useActions, useLabel } from '../../app/index.ts';
import { customFigures } from '../../sections/figures.ts';
import { OwnFigures } from './ownFigures.ts';
import type { ListRow } from './useListRows.ts';

/** The column of a figure that is no field: the last one, of no saved view and no address; a person may hide it here. */
export const OWN_FIGURE = 'ownFigure';

/** The column of the figure that an area has besides its fields, for who may see it. */
export function useOwnFigure({ code }: Resource): DataTableColumn<ListRow> | undefined {
  const label = useLabel();
  const own = customFigures[code];
  const isSeen = useActions().has(own?.action ?? '');
  return useMemo(
    () =>
      own && isSeen
        ? {
            id: OWN_FIGURE,
            header: label(own.header),
            width: 112,
            align: 'end',
            cell: (row) => <Figure id={row.id} />,
          }
        : undefined,
    [own, isSeen, label],
  );
}

function Figure({ id }: { readonly id: string }) {
  return (
    <Text isFigures wrap="none">
      {use(OwnFigures).get(id)}
    </Text>
  );
}

export interface WithOwnFigureProps {
  readonly resource: Resource;
  readonly rows: readonly ListRow[];
  /** Whether the list has such a column. */
  readonly isShown: boolean;
  readonly children: ReactNode;
}

/** Asks for the figure of all listed rows at once, once the rows are there. */
export function WithOwnFigure({ resource, rows, isShown, children }: WithOwnFigureProps) {
  const [figures, setFigures] = useState<ReadonlyMap<string, string>>(new Map());
  const Ask = customFigures[resource.code]?.Ask;
  return (
    <OwnFigures value={figures}>
      {isShown && Ask && <Ask rows={rows} onFigures={setFigures} />}
      {children}
    </OwnFigures>
  );
}
