import type { Resource } from '@comanda/api/kernel';
import { actionOf } from '@comanda/api/permissions';
import { PlainIconButton } from '@comanda/ui/IconButton';
import { LinkButton } from '@comanda/ui/Link';
import { useLingui } from '@lingui/react/macro';
import { Copy, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAllowed } from '../../app/index.ts';
import { recordHref } from '../addresses.ts';
import { useMayMake } from '../useMayMake.ts';
import type { Stored } from '../values/stored.ts';
import { lazyPart } from '../../lazyPart.ts';

const DeleteDialog = lazyPart(async () => (await import('../dialogs/DeleteDialog.tsx')).DeleteDialog);

export interface RecordActionsProps {
  readonly resource: Resource;
  readonly record: Stored;
  readonly onDeleted: () => void;
}

/** What a person may do with a whole record; what they may not is absent, and the head of the page says why. */
export function RecordActions({ resource, record, onDeleted }: RecordActionsProps) {
  const { t } = useLingui();
  const mayCreate = useMayMake(resource);
  const mayDelete = useAllowed(actionOf(resource, 'DELETE'));
  const [isAsked, setAsked] = useState(false);
  const canAsk = DeleteDialog.useLoaded(isAsked);
  if (record['status'] === 'D') return null;
  return (
    <>
      {mayCreate && (
        <LinkButton href={recordHref(resource, record.id, 'duplicate')} iconStart={Copy}>
          {t`Duplicate`}
        </LinkButton>
      )}
      {mayDelete && <PlainIconButton icon={Trash2} label={t`Delete`} onPress={() => setAsked(true)} />}
      {canAsk && (
        <DeleteDialog
          resource={resource}
          records={isAsked ? [record] : []}
          onClose={() => setAsked(false)}
          onDeleted={onDeleted}
        />
      )}
    </>
  );
}
