import { businessCalls, type Terminal, terminalCalls } from '@comanda/api/calls';
import { faultLabel, nameOf } from '@comanda/api/labels';
import { Banner } from '@comanda/ui/Banner';
import { SearchSelect } from '@comanda/ui/SearchSelect';
import { TextField } from '@comanda/ui/TextField';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../../app/FormDialog.tsx';
import { toast, useCallMutation, useCallQuery, useCompany, useLabel } from '../../app/index.ts';
import { useHeld } from '../../app/useHeld.ts';
import { QueryState } from '../../list/QueryState.tsx';
import { refreshed } from './refreshed.ts';

type Named = Pick<Terminal, 'id' | 'name' | 'licence'>;
export interface TerminalDialogProps {
  /** The till that is changed; a new one where left out. */
  readonly terminal?: Terminal;
  readonly onClose: () => void;
  /** What is done next with a new one. */
  readonly onMade?: (terminal: Named) => void;
}

/** Makes a till, renames it, or moves it to another store. */
export function TerminalDialog({ terminal, onClose, onMade }: TerminalDialogProps) {
  const { t } = useLingui();
  const label = useLabel();
  const { id: idCompany } = useCompany();
  const stores = useCallQuery(businessCalls.storesOfCompany, { params: { id: idCompany } });
  const make = useCallMutation(terminalCalls.make, { refreshes: refreshed });
  const change = useCallMutation(terminalCalls.change, { refreshes: refreshed });
  const [name, setName] = useState(terminal?.name ?? '');
  const [chosen, setChosen] = useState(terminal?.idStore);
  const held = useHeld('name', 'idStore');
  const idStore = chosen ?? (stores.data?.length === 1 ? stores.data[0]?.id : undefined);
  const isPending = make.isPending || change.isPending;
  const isMoved = terminal?.licence !== null && terminal !== undefined && idStore !== terminal.idStore;

  const write = async (place: { readonly idStore: string; readonly name: string }) => {
    if (terminal) {
      const { id, version } = terminal;
      return change.mutate({ data: { id, version, ...place } });
    }
    return make.mutate({ data: { idCompany, ...place } });
  };
  const save = async (): Promise<void> => {
    const isWrong = held.refuse({
      ...(name.trim() === '' && { name: faultLabel('required') }),
      ...(idStore === undefined && { idStore: faultLabel('required') }),
    });
    if (idStore === undefined || isWrong) return;
    const result = await write({ idStore, name: name.trim() });
    if (!result.ok) return held.answer(result.failure);
    onClose();
    if (terminal) toast({ tone: 'success', message: t`Saved` });
    else onMade?.({ id: result.data.id, name: name.trim(), licence: null });
  };
  return (
    <FormDialog
      title={terminal ? t`Rename or move ${terminal.name}` : t`New till`}
      submit={t`Save`}
      held={held}
      isDirty={name !== (terminal?.name ?? '') || chosen !== terminal?.idStore}
      isPending={isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={t`Name`}
        description={t`As your staff call it: Bar, Terrace, Till 1.`}
        maxLength={60}
        dir="auto"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for this first
        autoFocus
        value={name}
        onChange={setName}
        error={held.at('name')}
      />
      {stores.data ? (
        <SearchSelect
          label={label(nameOf('STR'))}
          options={stores.data.map(({ id, sName, code }) => ({ id, label: sName, description: code }))}
          value={idStore ?? null}
          onChange={(id) => setChosen(id ?? undefined)}
          error={held.at('idStore')}
        />
      ) : (
        <QueryState query={stores} />
      )}
      {isMoved && (
        <Banner tone="warning">
          {t`Its licence ends with the move. Pair it in the other store with another one; what it has not sent yet is to be sent before.`}
        </Banner>
      )}
    </FormDialog>
  );
}
