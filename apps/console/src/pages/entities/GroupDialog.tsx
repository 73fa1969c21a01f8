import { favouriteCalls, type Group, groupCalls, groupLimits } from '@comanda/api/calls';
import { faultLabel } from '@comanda/api/labels';
import { smallPicture } from '@comanda/api/pictures';
import { TextField } from '@comanda/ui/TextField';
import { TransferList } from '@comanda/ui/TransferList';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { codesOf } from '../../app/faultsOf.ts';
import { FormDialog } from '../../app/FormDialog.tsx';
import { toast, useCallMutation } from '../../app/index.ts';
import { useCompanies } from '../../app/selection.ts';
import { PictureChoice, type PictureDraft, withPicture } from '../../app/PictureChoice.tsx';
import { useHeld } from '../../app/useHeld.ts';
import { useAside } from '../../app/useAside.ts';
import { refreshes } from './groups.ts';

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

export interface GroupDialogProps {
  /** None: a new one. */
  readonly group?: Group;
  /** Companies that a new one begins with. */
  readonly begunWith?: readonly string[];
  readonly onClose: () => void;
}

/** Names a group and says which companies and stores it holds (docs/product.md §22.10). */
export function GroupDialog({ group, begunWith = [], onClose }: GroupDialogProps) {
  const { t } = useLingui();
  const { data: companies = [] } = useCompanies();
  const { data: stores = [] } = useAside(favouriteCalls.stores, {});
  const make = useCallMutation(groupCalls.make, { refreshes });
  const change = useCallMutation(groupCalls.change, { refreshes });
  const [gName, setName] = useState(group?.gName ?? '');
  const [initial] = useState(() => ({
    companies: group?.companies.map(({ id }) => id) ?? begunWith,
    stores: group?.stores.map(({ id }) => id) ?? [],
  }));
  const [idCompanies, setCompanies] = useState<readonly string[]>(initial.companies);
  const [idStores, setStores] = useState<readonly string[]>(initial.stores);
  const [picture, setPicture] = useState<PictureDraft>({});
  const held = useHeld('gName', 'image');
  const isPending = make.isPending || change.isPending;
  const ofCompanies = companies.map(({ id, cName, code, avatar }) => ({
    id,
    label: cName,
    description: code,
    picture: smallPicture(avatar.url) ?? null,
  }));
  const ofStores = stores.map(({ id, sName, cName, avatar }) => ({
    id,
    label: sName,
    description: cName,
    picture: smallPicture(avatar.url) ?? null,
  }));
  const save = async (): Promise<void> => {
    const name = gName.trim();
    if (held.refuse(name === '' ? { gName: faultLabel('required') } : {})) return;
    const data = { gName: name, idCompanies: [...idCompanies], idStores: [...idStores] };
    const result = group
      ? await change.mutate(withPicture({ ...data, id: group.id, version: group.version }, picture))
      : await make.mutate(withPicture(data, picture));
    if (result.ok) {
      toast({ tone: 'success', message: t`Group saved: ${name}` });
      onClose();
    } else if (codesOf(result.failure)['gName'] === 'exists')
      held.refuse({ gName: msg`You have a group of this name.` });
    else held.answer(result.failure);
  };
  return (
    <FormDialog
      title={group ? t`Edit group` : t`New group`}
      submit={t`Save`}
      held={held}
      isDirty={
        gName !== (group?.gName ?? '') ||
        Object.keys(picture).length > 0 ||
        !isSame(idCompanies, initial.companies) ||
        !isSame(idStores, initial.stores)
      }
      size="xl"
      isPending={isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={t`Name`}
        value={gName}
        onChange={setName}
        maxLength={groupLimits.name}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for this first
        autoFocus
        error={held.at('gName')}
      />
      <PictureChoice
        label={t`Picture`}
        description={t`Shown beside its name. Without one, its initials are.`}
        stored={group?.avatar.url ?? null}
        value={picture}
        onChange={setPicture}
        error={held.at('image')}
      />
      {ofCompanies.length > 0 && (
        <TransferList
          label={t`Companies`}
          items={ofCompanies}
          value={idCompanies}
          onChange={setCompanies}
          isDisabled={isPending}
        />
      )}
      {ofStores.length > 0 && (
        <TransferList
          label={t`Stores`}
          items={ofStores}
          value={idStores}
          onChange={setStores}
          isDisabled={isPending}
        />
      )}
    </FormDialog>
  );
}
