import type { Resource } from '@comanda/api/kernel';
import { actionOf } from '@comanda/api/permissions';
import { Button } from '@comanda/ui/Button';
import { LinkButton } from '@comanda/ui/Link';
import { useLingui } from '@lingui/react/macro';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAllowed } from '../../app/index.ts';
import { recordHref } from '../addresses.ts';
import type { Stored } from '../values/stored.ts';
import { lazyPart } from '../../lazyPart.ts';

const DeleteDialog = lazyPart(async () => (await import('../dialogs/DeleteDialog.tsx')).DeleteDialog);

interface ActionsProps {
  readonly resource: Resource;
  readonly record: Stored;
}

/** What a person may do with a record that they read; what they may not is absent, and the head of the page says why. */
export function ReadActions({ resource, record }: ActionsProps) {
  const { t } = useLingui();
  const mayCreate = useAllowed(actionOf(resource, 'CREATE'));
  const mayEdit = useAllowed(actionOf(resource, 'EDIT'));
  if (record['status'] === 'D') return null;
  return (
    <>
      {mayCreate && (
        <LinkButton href={recordHref(resource, record.id, 'duplicate')} iconStart={Copy}>
          {t`Duplicate`}
        </LinkButton>
      )}
      {mayEdit && (
        <LinkButton href={recordHref(resource, record.id, 'edit')} tone="accent" iconStart={Pencil}>
          {t`Edit`}
        </LinkButton>
      )}
    </>
  );
}

export function RemoveAction({
  resource,
  record,
  onDeleted,
}: ActionsProps & { readonly onDeleted: () => void }) {
  const { t } = useLingui();
  const mayDelete = useAllowed(actionOf(resource, 'DELETE'));
  const [isAsked, setAsked] = useState(false);
  const canAsk = DeleteDialog.useLoaded(isAsked);
  if (!mayDelete || record['status'] === 'D') return null;
  return (
    <>
      <Button variant="ghost" tone="danger" iconStart={Trash2} onPress={() => setAsked(true)}>
        {t`Delete`}
      </Button>
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
