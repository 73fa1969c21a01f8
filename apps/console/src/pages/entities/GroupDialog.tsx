import { favouriteCalls, type Group, groupCalls, groupLimits } from '@comanda/api/calls';
import { faultLabel } from '@comanda/api/labels';
import { CheckboxGroup } from '@comanda/ui/CheckboxGroup';
import { SearchField } from '@comanda/ui/SearchField';
import { TextField } from '@comanda/ui/TextField';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { codesOf } from '../../app/faultsOf.ts';
import { FormDialog } from '../../app/FormDialog.tsx';
import { toast, useCallMutation, useCallQuery } from '../../app/index.ts';
import { useCompanies } from '../../app/selection.ts';
import { useHeld } from '../../app/useHeld.ts';
import * as css from './entities.css.ts';
import { refreshes } from './groups.ts';

/** From here on what there is to choose from is searched. */
const MANY = 8;
interface Choice {
  readonly id: string;
  readonly label: string;
  readonly description: string;
}
/** What was chosen among some of the choices, beside what was chosen among the others. */
const beside = (chosen: readonly string[], shown: readonly Choice[], now: readonly string[]): string[] => [
  ...chosen.filter((id) => !shown.some((one) => one.id === id)),
  ...now,
];

export interface GroupDialogProps {
  /** None: a new one. */
  readonly group?: Group;
  readonly onClose: () => void;
}

/** Names a group and says which companies and stores it holds (docs/product.md §22.10). */
export function GroupDialog({ group, onClose }: GroupDialogProps) {
  const { t } = useLingui();
  const { data: companies = [] } = useCompanies();
  const { data: stores = [] } = useCallQuery(favouriteCalls.stores, {});
  const make = useCallMutation(groupCalls.make, { refreshes });
  const change = useCallMutation(groupCalls.change, { refreshes });
  const [gName, setName] = useState(group?.gName ?? '');
  const [idCompanies, setCompanies] = useState<readonly string[]>(group?.companies.map(({ id }) => id) ?? []);
  const [idStores, setStores] = useState<readonly string[]>(group?.stores.map(({ id }) => id) ?? []);
  const [words, setWords] = useState('');
  const held = useHeld('gName');
  const isPending = make.isPending || change.isPending;
  const wanted = words.trim().toLocaleLowerCase();
  const isWanted = (one: Choice): boolean =>
    `${one.label} ${one.description}`.toLocaleLowerCase().includes(wanted);
  const ofCompanies = companies.map(({ id, cName, code }) => ({ id, label: cName, description: code }));
  const ofStores = stores.map(({ id, sName, cName }) => ({ id, label: sName, description: cName }));
  const shownCompanies = ofCompanies.filter(isWanted);
  const shownStores = ofStores.filter(isWanted);
  const save = async (): Promise<void> => {
    const name = gName.trim();
    if (held.refuse(name === '' ? { gName: faultLabel('required') } : {})) return;
    const data = { gName: name, idCompanies: [...idCompanies], idStores: [...idStores] };
    const result = group
      ? await change.mutate({ data: { ...data, id: group.id, version: group.version } })
      : await make.mutate({ data });
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
      isDirty={gName !== (group?.gName ?? '')}
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
      {ofCompanies.length + ofStores.length > MANY && (
        <SearchField label={t`Search companies and stores`} value={words} onChange={setWords} />
      )}
      <div className={css.choices}>
        {shownCompanies.length > 0 && (
          <CheckboxGroup
            label={t`Companies`}
            options={shownCompanies}
            value={idCompanies}
            onChange={(now) =>
              setCompanies(
                beside(
                  idCompanies,
                  shownCompanies,
                  now.filter((id) => shownCompanies.some((one) => one.id === id)),
                ),
              )
            }
          />
        )}
        {shownStores.length > 0 && (
          <CheckboxGroup
            label={t`Stores`}
            options={shownStores}
            value={idStores}
            onChange={(now) =>
              setStores(
                beside(
                  idStores,
                  shownStores,
                  now.filter((id) => shownStores.some((one) => one.id === id)),
                ),
              )
            }
          />
        )}
      </div>
    </FormDialog>
  );
}
