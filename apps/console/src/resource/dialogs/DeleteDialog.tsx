import type { Resource } from '@comanda/api/kernel';
import { nameOf } from '@comanda/api/labels';
import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormat, useLabel } from '../../app/index.ts';
import { isolated } from '../isolated.ts';
import { asNames, asText } from '../values/read.ts';
import type { Stored } from '../values/stored.ts';
import { useRecordActions } from '../useRecordActions.ts';
import { type Dependency, dependenciesIn } from './dependencies.ts';
import { DependencyDialog } from './DependencyDialog.tsx';

export interface DeleteDialogProps {
  readonly resource: Resource;
  /** What is to be deleted; nothing: closed. */
  readonly records: readonly Stored[];
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks, lists what it will delete, deletes, and explains what stands in the way (docs/product.md §6.4, §7.6). */
export function DeleteDialog({ resource, records, onClose, onDeleted }: DeleteDialogProps) {
  const { t, i18n } = useLingui();
  const label = useLabel();
  const { names } = useFormat();
  const { remove, tellFailure } = useRecordActions(resource);
  const [dependencies, setDependencies] = useState<readonly Dependency[]>([]);
  const only = records.length === 1 ? records[0] : undefined;
  const kind = label(nameOf(resource.code)).toLocaleLowerCase(i18n.locale);
  const code = isolated(asText(only?.['code']));

  const confirm = async () => {
    const failure = await remove(records.map(({ id }) => id));
    if (!failure) {
      onDeleted();
      return;
    }
    const found = dependenciesIn(failure);
    setDependencies(found);
    if (found.length === 0) tellFailure(failure);
  };
  return (
    <>
      <ConfirmDialog
        tone="danger"
        isOpen={records.length > 0}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
        title={
          only
            ? t`Delete ${kind} ${code}?`
            : t`${plural(records.length, { one: 'Delete # record?', other: 'Delete # records?' })}`
        }
        items={
          only
            ? []
            : records.map((record) => ({
                id: record.id,
                label: names(asNames(record['names'])),
                detail: asText(record['code']),
              }))
        }
        confirmLabel={t`Delete`}
        onConfirm={confirm}
      >
        {t`Tills stop offering it once this is published. Until then it can be brought back under Changes.`}
      </ConfirmDialog>
      <DependencyDialog dependencies={dependencies} onClose={() => setDependencies([])} />
    </>
  );
}
