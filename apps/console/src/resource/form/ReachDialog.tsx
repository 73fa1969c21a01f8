import { nameOf } from '@comanda/api/labels';
import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { DiffTable } from '@comanda/ui/DiffTable';
import { Fact, Facts } from '@comanda/ui/Facts';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useLabel } from '../../app/index.ts';
import { valueIn } from '../values/valueIn.ts';
import { changedFields } from './draft.ts';
import { useForm } from './DraftContext.tsx';
import * as css from './form.css.ts';
import { tells } from './tells.ts';
import { useFieldLabel } from './useFieldLabel.ts';
import { useImpact } from './useImpact.ts';

export interface ReachDialogProps {
  /** The record that is saved. */
  readonly id: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before a change that others reckon with is saved, and says what changes for whom (docs/product.md §7.10). */
export function ReachDialog({ id, onConfirm, onCancel }: ReachDialogProps) {
  const { t, i18n } = useLingui();
  const label = useLabel();
  const { resource, draft } = useForm();
  const fieldLabel = useFieldLabel(resource);
  const impact = useImpact(resource, id);
  const kind = label(nameOf(resource.code)).toLocaleLowerCase(i18n.locale);
  const { users = '', stores = '', named = [], tickets } = impact ?? {};
  const { before, after } = useMemo(() => {
    const { base, values } = draft.get();
    return { before: base.values, after: values };
  }, [draft]);
  const changes = changedFields(resource, before, after).filter((name) => tells(resource, [name]));
  return (
    <ConfirmDialog
      isOpen
      title={t`Save this for all that use it?`}
      confirmLabel={t`Save`}
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
      onConfirm={onConfirm}
    >
      <div className={css.reach}>
        <DiffTable
          caption={t`What will change`}
          isCaptionHidden
          fields={changes.map((name) => ({
            id: name,
            label: fieldLabel(name),
            before: valueIn(resource, before, name),
            after: valueIn(resource, after, name),
          }))}
        />
        <p>{t`This ${kind} is used by ${users}, in ${stores}. The tills take the change in once it is published.`}</p>
        <Facts>
          {named.map(({ entity, kind: term, called }) => (
            <Fact key={entity} term={term}>
              {called}
            </Fact>
          ))}
          {tickets !== undefined && <Fact term={t`Tickets made with it today`}>{tickets}</Fact>}
        </Facts>
      </div>
    </ConfirmDialog>
  );
}
