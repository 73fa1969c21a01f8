import { LONGEST_VIEW_NAME, type View } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import { faultLabel } from '@comanda/api/labels';
import { Button } from '@comanda/ui/Button';
import { Checkbox } from '@comanda/ui/Checkbox';
import { Dialog } from '@comanda/ui/Dialog';
import { FormFrame } from '@comanda/ui/Form';
import { TextField } from '@comanda/ui/TextField';
import { useLingui } from '@lingui/react/macro';
import { useId, useState, useTransition } from 'react';
import { toast, useLabel } from '../../app/index.ts';
import { useUnsavedDialog } from '../../app/useUnsavedDialog.ts';
import type { Views } from './useViews.ts';
import type { Writes } from './useWrites.ts';
import * as css from './views.css.ts';

export interface NameDialogProps {
  /** The view that is renamed or shared; none: the list as it is now becomes one. */
  readonly view?: View;
  readonly views: Views;
  readonly writes: Writes;
  readonly onClose: () => void;
  readonly onMade: (view: View) => void;
}

/** What a view is called, who has it, and whether the list starts with it. */
export function NameDialog({ view, views, writes, onClose, onMade }: NameDialogProps) {
  const { t } = useLingui();
  const label = useLabel();
  const form = useId();
  const [name, setName] = useState(view?.name ?? '');
  const [shared, setShared] = useState(view?.shared ?? false);
  const [isDefault, setDefault] = useState(false);
  const [isSaving, start] = useTransition();
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  useUnsavedDialog(name !== (view?.name ?? '') || shared !== (view?.shared ?? false) || isDefault);

  const fail = (failure: Failure): void => {
    const extra = failure.kind === 'refused' ? (failure.error.extra ?? []) : [];
    const found = extra.flatMap(({ field, error, params }) =>
      (field === 'name' || field === 'shared') && error !== undefined
        ? [[field, label({ ...faultLabel(error), ...(params && { values: params }) })]]
        : [],
    );
    setFaults(Object.fromEntries(found));
    if (found.length === 0) writes.tell(failure);
  };
  const make = async (): Promise<Failure | undefined> => {
    const made = await writes.create({ name, shared });
    if (!made.ok) return made.failure;
    toast({ tone: 'success', message: t`View saved` });
    onMade(made.data);
    if (isDefault) await views.arrange({ ids: [...idsOf(views), made.data.id], idDefault: made.data.id });
    return undefined;
  };
  const save = () => {
    if (name.trim() === '') {
      setFaults({ name: label(faultLabel('required')) });
      return;
    }
    start(async () => {
      const failure = await (view ? writes.change(view, { name, shared }) : make());
      if (!failure) onClose();
      else if (failure !== 'asked') fail(failure);
    });
  };
  return (
    <Dialog
      title={view ? t`Rename or share` : t`Save as view`}
      size="sm"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={
        <>
          <Button slot="close">{t`Cancel`}</Button>
          <Button tone="accent" type="submit" form={form} isPending={isSaving}>
            {t`Save`}
          </Button>
        </>
      }
    >
      <FormFrame id={form} UNSAFE_className={css.fields} isPending={isSaving} onSubmit={save}>
        <TextField
          label={t`Name`}
          value={name}
          onChange={setName}
          maxLength={LONGEST_VIEW_NAME}
          dir="auto"
          isRequired
          error={faults['name']}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type it (APG: first the field)
          autoFocus
        />
        <Checkbox
          label={t`Share with the company`}
          description={
            writes.mayShare
              ? t`Everybody who sees this list can choose it.`
              : t`You need permission to edit here. The owner of the company can grant it.`
          }
          error={faults['shared']}
          isSelected={shared}
          onChange={setShared}
          isDisabled={!writes.mayShare && !shared}
        />
        {!view && (
          <Checkbox
            label={t`Open the list with this view`}
            description={t`For you, whenever you open this list.`}
            isSelected={isDefault}
            onChange={setDefault}
          />
        )}
      </FormFrame>
    </Dialog>
  );
}

const idsOf = ({ views }: Views): string[] => views?.map(({ id }) => id) ?? [];
