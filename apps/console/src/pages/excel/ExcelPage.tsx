import { type Area, areas } from '@comanda/api/areas';
import { pluralOf } from '@comanda/api/labels';
import { actionOf } from '@comanda/api/permissions';
import { Button } from '@comanda/ui/Button';
import { type DataTableColumn, NOTHING } from '@comanda/ui/DataTable';
import { Link, LinkButton } from '@comanda/ui/Link';
import { Plural, useLingui } from '@lingui/react/macro';
import { Download, Upload } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useAside } from '../../app/useAside.ts';
import { useActions, useCompany, useLabel } from '../../app/index.ts';
import { lazyPart } from '../../lazyPart.ts';
import { importHref } from '../../resource/addresses.ts';
import { callsOf } from '../../resource/calls.ts';
import { useDefinition } from '../../resource/values/useReferences.ts';
import { type FixedRow, FixedTable } from '../security/FixedTable.tsx';

const ExportDialog = lazyPart(
  async () => (await import('../../resource/export/ExportDialog.tsx')).ExportDialog,
);

interface AreaRow extends FixedRow {
  readonly area: Area;
  readonly mayImport: boolean;
  readonly mayExport: boolean;
}

/** `/system/excel`: what can be brought in from a file and taken away as one, area by area (docs/product.md §25.25). */
export function ExcelPage() {
  const { t } = useLingui();
  const label = useLabel();
  const held = useActions();
  const [exported, setExported] = useState<string>();
  const rows = useMemo(
    () =>
      areas.flatMap((area): AreaRow[] => {
        if (!held.has(actionOf(area, 'ACCESS'))) return [];
        const name = label(pluralOf(area.code));
        const mayImport = area.page === 'list' && held.has(actionOf(area, 'CREATE'));
        const mayExport = held.has(actionOf(area, 'EXPORT'));
        return mayImport || mayExport
          ? [{ id: area.code, name, words: `${name} ${area.code}`, area, mayImport, mayExport }]
          : [];
      }),
    [held, label],
  );
  const columns = useMemo(
    (): readonly DataTableColumn<AreaRow>[] => [
      {
        id: 'name',
        header: t`Records`,
        isRowHeader: true,
        isHideable: false,
        width: 320,
        cell: ({ area, name }) => (
          <Link href={area.route}>
            <bdi>{name}</bdi>
          </Link>
        ),
      },
      {
        id: 'import',
        header: t`From a file`,
        width: 180,
        cell: ({ area, name, mayImport }) =>
          mayImport && (
            <LinkButton
              href={importHref(area)}
              size="sm"
              iconStart={Upload}
              aria-label={t`Import ${name}`}
            >{t`Import`}</LinkButton>
          ),
      },
      {
        id: 'export',
        header: t`As a file`,
        width: 180,
        cell: ({ id, name, mayExport }) =>
          mayExport && (
            <Button
              size="sm"
              iconStart={Download}
              aria-label={t`Export ${name}`}
              onPress={() => setExported(id)}
            >{t`Export`}</Button>
          ),
      },
    ],
    [t],
  );
  return (
    <>
      <FixedTable
        title={t`Import and export`}
        description={t`Each list as a file of Excel or CSV: brought in, or taken away.`}
        columns={columns}
        rows={rows}
        summary={(found) => <Plural value={found} one="# list" other="# lists" />}
      />
      {exported !== undefined && (
        <ExportOf key={exported} code={exported} onClose={() => setExported(undefined)} />
      )}
    </>
  );
}

/** Asks how all records of an area leave, once it is known how many they are. */
function ExportOf({ code, onClose }: { readonly code: string; readonly onClose: () => void }) {
  const definition = useDefinition(code);
  return definition ? <Known definition={definition} onClose={onClose} /> : null;
}

interface KnownProps {
  readonly definition: NonNullable<ReturnType<typeof useDefinition>>;
  readonly onClose: () => void;
}
function Known({ definition, onClose }: KnownProps) {
  const { id: idCompany } = useCompany();
  const { data } = useAside(callsOf(definition).list, { data: { idCompany } });
  return data ? (
    <ExportDialog
      resource={definition}
      asked={{ idCompany }}
      total={data.total}
      isTotalAtLeast={data.more === true}
      isNarrowed={false}
      selection={NOTHING}
      onClose={onClose}
    />
  ) : null;
}
