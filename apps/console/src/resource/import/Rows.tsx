import type { Telling } from '@comanda/api/transfer';
import type { Import, ImportRow } from '@comanda/api/calls';
import { Button } from '@comanda/ui/Button';
import { DataTable, type DataTableState, NOTHING } from '@comanda/ui/DataTable';
import { FacetChips, type FacetOption } from '@comanda/ui/FacetChips';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLabel } from '../../app/index.ts';
import { sizeAmong } from '../../app/pageAddress.ts';
import { useGo } from '../useGo.ts';
import * as css from './import.css.ts';
import { type ImportAddress, type RowsKind, useImportAddress } from './rowsAddress.ts';
import { failedTexts, kinds, kindTexts } from './states.ts';
import { useRowColumns } from './useRowColumns.tsx';
import { useRows } from './useRows.ts';

export interface RowsProps {
  readonly telling: Telling;
  readonly job: Import;
}

const idOf = ({ row }: ImportRow): string => String(row);

/** Every row of the file and what becomes of it; the address says which are in view. */
export function Rows({ telling, job }: RowsProps) {
  const { t } = useLingui();
  const label = useLabel();
  const go = useGo();
  const { address, hrefOf } = useImportAddress();
  const { rows, total, status } = useRows(job, address);
  const columns = useRowColumns(telling, job, address.problem);
  const [visible, setVisible] = useState<readonly string[]>();
  const [look, setLook] = useState<Pick<DataTableState, 'widths' | 'density'>>({
    widths: {},
    density: 'compact',
  });
  const state: DataTableState = useMemo(
    () => ({
      sort: [],
      page: address.page,
      pageSize: address.size,
      selection: NOTHING,
      columns: visible ?? columns.usual,
      ...look,
    }),
    [address.page, address.size, visible, columns.usual, look],
  );
  const change = (next: Partial<ImportAddress>) =>
    go(hrefOf({ ...address, page: 1, ...next }), { replace: true });

  // Whoever asks for the rows of a problem is led to them.
  const place = useRef<HTMLDivElement>(null);
  const asked = useRef(address.problem);
  useEffect(() => {
    if (asked.current === address.problem) return;
    asked.current = address.problem;
    if (address.problem !== undefined) place.current?.querySelector<HTMLElement>('button')?.focus();
  }, [address.problem]);

  const { counts } = job;
  const left = job.undone?.kept ?? job.stored?.failed ?? 0;
  const options: FacetOption<RowsKind>[] = [
    ...kinds.map((kind) => ({ id: kind, label: label(kindTexts[kind]), count: counts?.[kind] ?? 0 })),
    { id: 'failed', label: label(job.undone ? failedTexts.undone : failedTexts.stored), count: left },
  ];
  return (
    <div ref={place} className={css.part}>
      {address.problem === undefined ? (
        <FacetChips
          label={t`Rows`}
          options={options.filter(({ id, count = 0 }) => id === address.kind || count > 0)}
          value={address.kind === undefined ? [] : [address.kind]}
          onChange={(chosen) => change({ kind: chosen.find((kind) => kind !== address.kind) })}
        />
      ) : (
        <div className={css.inline}>
          <Text tone="muted">{t`Only the rows of one problem`}</Text>
          <Button size="sm" onPress={() => change({ problem: undefined, kind: undefined })}>
            {t`Show all rows`}
          </Button>
        </div>
      )}
      <DataTable
        label={t`Rows of the file`}
        columns={columns.all}
        rows={rows}
        getRowId={idOf}
        getRowLabel={idOf}
        total={total}
        state={state}
        status={status}
        onStateChange={(next) => {
          if (next.columns) setVisible(next.columns);
          if (next.widths || next.density) setLook((last) => ({ ...last, ...next }));
          const size = sizeAmong(next.pageSize);
          if (size !== undefined && size !== address.size) change({ size });
          else if (next.page !== undefined && next.page !== address.page) change({ page: next.page });
        }}
        empty={{ title: t`No row is left here`, description: t`Choose other rows above.` }}
      />
    </div>
  );
}
