import { businessCalls, type Terminal, terminalCalls } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import { faultLabel, nameOf } from '@comanda/api/labels';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { Dialog } from '@comanda/ui/Dialog';
import { FormFrame } from '@comanda/ui/Form';
import { SearchSelect } from '@comanda/ui/SearchSelect';
import { TextField } from '@comanda/ui/TextField';
import { useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { Refusal } from '../../access/Refusal.tsx';
import {
  failureMessage,
  toast,
  useCallMutation,
  useCallQuery,
  useCompany,
  useLabel,
} from '../../app/index.ts';
import { useUnsavedDialog } from '../../app/useUnsavedDialog.ts';
import { faultsOf } from '../../app/faultsOf.ts';
import { QueryState } from '../list/QueryState.tsx';
import { refreshed } from './refreshed.ts';
import * as css from './terminals.css.ts';

type Named = Pick<Terminal, 'id' | 'name' | 'licence'>;
export interface TerminalDialogProps {
  /** The till that is changed; a new one where left out. */
  readonly terminal?: Terminal;
  readonly onClose: () => void;
  /** What is done next with a new one. */
  readonly onMade?: (terminal: Named) => void;
}
type Faults = ReturnType<typeof faultsOf>;

/** Makes a till, renames it, or moves it to another store. */
export function TerminalDialog({ terminal, onClose, onMade }: TerminalDialogProps) {
  const { t } = useLingui();
  const label = useLabel();
  const form = useId();
  const { id: idCompany } = useCompany();
  const stores = useCallQuery(businessCalls.storesOfCompany, { params: { id: idCompany } });
  const make = useCallMutation(terminalCalls.make, { refreshes: refreshed });
  const change = useCallMutation(terminalCalls.change, { refreshes: refreshed });
  const [name, setName] = useState(terminal?.name ?? '');
  const [chosen, setChosen] = useState(terminal?.idStore);
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<Failure>();
  const nameField = useRef<HTMLInputElement>(null);
  const idStore = chosen ?? (stores.data?.length === 1 ? stores.data[0]?.id : undefined);
  useUnsavedDialog(name !== (terminal?.name ?? '') || chosen !== terminal?.idStore);
  const isPending = make.isPending || change.isPending;
  const isMoved = terminal?.licence !== null && terminal !== undefined && idStore !== terminal.idStore;
  const text = (field: string) => faults[field] && label(faults[field]);

  const write = async (place: { readonly idStore: string; readonly name: string }) => {
    if (terminal) {
      const { id, version } = terminal;
      return change.mutate({ data: { id, version, ...place } });
    }
    return make.mutate({ data: { idCompany, ...place } });
  };
  const save = async (): Promise<void> => {
    const wrong: Faults = {
      ...(name.trim() === '' && { name: faultLabel('required') }),
      ...(idStore === undefined && { idStore: faultLabel('required') }),
    };
    setFaults(wrong);
    setFailure(undefined);
    if (wrong['name']) nameField.current?.focus();
    if (idStore === undefined || wrong['name']) return;
    const result = await write({ idStore, name: name.trim() });
    if (!result.ok) {
      const told = faultsOf(result.failure);
      setFaults(told);
      if (told['name']) nameField.current?.focus();
      else if (!told['idStore']) setFailure(result.failure);
      return;
    }
    onClose();
    if (terminal) toast({ tone: 'success', message: t`Saved` });
    else onMade?.({ id: result.data.id, name: name.trim(), licence: null });
  };
  return (
    <Dialog
      title={terminal ? t`Rename or move ${terminal.name}` : t`New till`}
      size="sm"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={
        <>
          <Button slot="close" isDisabled={isPending}>{t`Cancel`}</Button>
          <Button type="submit" form={form} tone="accent" isPending={isPending}>
            {t`Save`}
          </Button>
        </>
      }
    >
      <FormFrame id={form} UNSAFE_className={css.stack} isPending={isPending} onSubmit={() => void save()}>
        {failure && (
          <Banner tone="danger">
            {label(failureMessage(failure))}
            <Refusal failure={failure} />
          </Banner>
        )}
        <TextField
          ref={nameField}
          label={t`Name`}
          description={t`As your staff call it: Bar, Terrace, Till 1.`}
          maxLength={60}
          dir="auto"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for this first
          autoFocus
          value={name}
          onChange={setName}
          error={text('name')}
        />
        {stores.data ? (
          <SearchSelect
            label={label(nameOf('STR'))}
            options={stores.data.map(({ id, sName, code }) => ({ id, label: sName, description: code }))}
            value={idStore ?? null}
            onChange={(id) => setChosen(id ?? undefined)}
            error={text('idStore')}
          />
        ) : (
          <QueryState query={stores} />
        )}
        {isMoved && (
          <Banner tone="warning">
            {t`Its licence ends with the move. Pair it in the other store with another one; what it has not sent yet is to be sent before.`}
          </Banner>
        )}
      </FormFrame>
    </Dialog>
  );
}
