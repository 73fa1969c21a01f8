import type { ExportFormat, RecordFilter } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import { platformId, type Resource } from '@comanda/api/kernel';
import { pluralOf } from '@comanda/api/labels';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { countSelected, type Selection } from '@comanda/ui/DataTable';
import { Dialog } from '@comanda/ui/Dialog';
import { ProgressBar } from '@comanda/ui/ProgressBar';
import { RadioGroup } from '@comanda/ui/RadioGroup';
import { Text } from '@comanda/ui/Text';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Refusal } from '../../access/Refusal.tsx';
import { failureMessage, toast, useCompany, useFormat, useLabel } from '../../app/index.ts';
import { isolated } from '../../app/isolated.ts';
import * as css from './ExportDialog.css.ts';
import { type Progress, useExport } from './useExport.ts';

export interface ExportDialogProps {
  readonly resource: Resource;
  /** What the list shows. */
  readonly asked: RecordFilter;
  readonly total: number;
  readonly isTotalAtLeast: boolean;
  /** Whether a filter or a search holds. */
  readonly isNarrowed: boolean;
  readonly selection: Selection;
  readonly onClose: () => void;
}

/** Asks which records leave as what kind of file, and brings the file (docs/product.md §25). */
export function ExportDialog({
  resource,
  asked,
  total,
  isTotalAtLeast,
  isNarrowed,
  selection,
  onClose,
}: ExportDialogProps) {
  const { t, i18n } = useLingui();
  const label = useLabel();
  const chosen = countSelected(selection, total);
  const [isChosenOnly, setChosenOnly] = useState(chosen > 0);
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const { progress, start } = useExport(resource, (name) => {
    toast({ tone: 'success', message: t`${isolated(name)} is among your downloads` });
    onClose();
  });
  // Also what is the platform's own is written with the figures of the company that is worked in.
  const { id: idCompany } = useCompany();
  const { order = '', search = '', whereExtra, of } = asked;
  const run = () => {
    const matching = { search, ...(whereExtra !== undefined && { whereExtra }) };
    const picked =
      selection.mode === 'some'
        ? { ids: [...selection.ids] }
        : { ...matching, except: [...selection.except] };
    void start({
      idCompany,
      order,
      ...(of !== undefined && { of }),
      format,
      language: i18n.locale,
      ...(isChosenOnly ? picked : matching),
    });
  };
  const isComing = progress.kind === 'coming';
  const area = label(pluralOf(resource.code)).toLocaleLowerCase(i18n.locale);
  return (
    <Dialog
      title={t`Export ${area}`}
      size="sm"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={
        <>
          <Button slot="close">{t`Cancel`}</Button>
          <Button tone="accent" isPending={isComing} onPress={run}>
            {progress.kind === 'failed' ? t`Try again` : t`Export`}
          </Button>
        </>
      }
    >
      <div className={css.parts}>
        <Scope
          {...{ total, isTotalAtLeast, isNarrowed, chosen, isChosenOnly }}
          isDisabled={isComing}
          onChange={setChosenOnly}
        />
        <RadioGroup
          label={t`File`}
          isDisabled={isComing}
          options={[
            { id: 'xlsx', label: t`Excel (.xlsx)`, description: t`Keeps barcodes and codes as they are.` },
            { id: 'csv', label: t`CSV (.csv)`, description: t`For every other program.` },
          ]}
          value={format}
          onChange={setFormat}
        />
        {idCompany !== platformId && (
          <Text as="p" tone="muted">
            {t`Change the file in a spreadsheet and import it here again: what you leave as it is stays as it is.`}
          </Text>
        )}
        <State progress={progress} />
      </div>
    </Dialog>
  );
}

interface ScopeProps extends Pick<ExportDialogProps, 'total' | 'isTotalAtLeast' | 'isNarrowed'> {
  readonly chosen: number;
  readonly isChosenOnly: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (isChosenOnly: boolean) => void;
}
/** How many records, and which of them. */
function Scope({
  total,
  isTotalAtLeast,
  isNarrowed,
  chosen,
  isChosenOnly,
  isDisabled,
  onChange,
}: ScopeProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const count = number(total);
  const all = isTotalAtLeast
    ? t`More than ${count} records`
    : t`${plural(total, { one: '# record', other: '# records' })}`;
  const note = isNarrowed
    ? t`Everything that the search and filters find, in the order of the list.`
    : t`Everything, in the order of the list.`;
  if (chosen === 0)
    return (
      <div>
        <strong>{all}</strong>
        <Text as="p" tone="muted">
          {note}
        </Text>
      </div>
    );
  return (
    <RadioGroup
      label={t`Records`}
      isDisabled={isDisabled}
      options={[
        {
          id: 'chosen',
          label: t`${plural(chosen, { one: 'The # chosen one', other: 'The # chosen ones' })}`,
        },
        { id: 'all', label: all, description: note },
      ]}
      value={isChosenOnly ? 'chosen' : 'all'}
      onChange={(id) => onChange(id === 'chosen')}
    />
  );
}

function State({ progress }: { readonly progress: Progress }) {
  const { t, i18n } = useLingui();
  const label = useLabel();
  if (progress.kind === 'asking') return null;
  if (progress.kind === 'failed')
    return (
      <Banner tone="danger" title={t`The file did not arrive`}>
        {isTooWide(progress.failure)
          ? t`The longest lists of these records need more columns than a file may have. Export fewer records at a time.`
          : label(failureMessage(progress.failure))}
        <Refusal failure={progress.failure} />
      </Banner>
    );
  const size = new Intl.NumberFormat(`${i18n.locale}-u-nu-latn`, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  }).format(progress.bytes / 1_000_000);
  return <ProgressBar label={progress.bytes === 0 ? t`The file is being made …` : t`${size} so far`} />;
}

const isTooWide = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.error.code === 'ERROR_TOO_LARGE';
