import { isPublished, type Resource } from '@comanda/api/kernel';
import { nameOf } from '@comanda/api/labels';
import { actionOf } from '@comanda/api/permissions';
import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isUnanswered, useAllowed, useFormat, useLabel } from '../../app/index.ts';
import { itemsWillDelete } from '../../app/itemsWillDelete.ts';
import { isolated } from '../../app/isolated.ts';
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

/** What keeps a deletion from being done, and those of the records that it keeps and that could be deactivated instead. */
interface Blocked {
  readonly dependencies: readonly Dependency[];
  readonly active: readonly Stored[];
}
const nothing: Blocked = { dependencies: [], active: [] };

/** Asks, lists what it will delete, deletes, and explains what stands in the way (docs/product.md §6.4, §7.6). */
export function DeleteDialog({ resource, records, onClose, onDeleted }: DeleteDialogProps) {
  const { t, i18n } = useLingui();
  const label = useLabel();
  const { names } = useFormat();
  const { remove, setStatus, tellFailure } = useRecordActions(resource);
  const mayEdit = useAllowed(actionOf(resource, 'EDIT'));
  const [{ dependencies, active }, setBlocked] = useState<Blocked>(nothing);
  const only = records.length === 1 ? records[0] : undefined;
  const kind = label(nameOf(resource.code)).toLocaleLowerCase(i18n.locale);
  const code = isolated(asText(only?.['code']));

  /** Stays open where nobody knows whether it was done: asked for there once more, it happens once. */
  const confirm = async (): Promise<boolean> => {
    const failure = await remove(records.map(({ id }) => id));
    if (!failure) {
      onDeleted();
      return true;
    }
    const found = dependenciesIn(failure);
    const isUsed = (id: string): boolean => found.some((dependency) => dependency.id === id);
    const used = records.filter((record) => record['status'] === 'A' && isUsed(record.id));
    setBlocked({ dependencies: found, active: used });
    if (found.length === 0) await tellFailure(failure);
    return !isUnanswered(failure);
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
        {records.length > 1 && `${itemsWillDelete(records.length)} `}
        {isPublished(resource)
          ? t`Tills stop offering it once this is published. Until then it can be brought back under Changes.`
          : t`This cannot be undone.`}
      </ConfirmDialog>
      <DependencyDialog
        dependencies={dependencies}
        onDeactivate={
          mayEdit && active.length > 0
            ? () => {
                setBlocked(nothing);
                void setStatus(active, 'I');
              }
            : undefined
        }
        onClose={() => setBlocked(nothing)}
      />
    </>
  );
}
