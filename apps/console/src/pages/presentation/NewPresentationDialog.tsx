import { businessCalls, presentationCalls } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import { faultLabel } from '@comanda/api/labels';
import { type PresentationPage, presentationPages } from '@comanda/api/reports';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { Dialog } from '@comanda/ui/Dialog';
import { FormFrame } from '@comanda/ui/Form';
import { MultiSelect } from '@comanda/ui/MultiSelect';
import { Select } from '@comanda/ui/Select';
import { TextField } from '@comanda/ui/TextField';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
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
import { usePages } from './pages.ts';
import * as css from './presentation.css.ts';

const refreshes = ['presentation.ofCompany'];

/** Makes an address that shows figures of chosen stores. What was typed stays until it is sent. */
export function NewPresentationDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const label = useLabel();
  const kinds = usePages();
  const form = useId();
  const company = useCompany();
  const stores = useCallQuery(businessCalls.storesOfCompany, { params: { id: company.id } }).data ?? [];
  const { mutate, isPending } = useCallMutation(presentationCalls.make, { refreshes });
  const [name, setName] = useState('');
  const [page, setPage] = useState<PresentationPage>('todaysales');
  const [chosen, setChosen] = useState<readonly string[]>();
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  useUnsavedDialog(name !== '' || chosen !== undefined);
  const idStores = chosen ?? stores.map(({ id }) => id);
  const missing = (isMissing: boolean) => (isTried && isMissing ? label(faultLabel('required')) : undefined);
  const send = async (): Promise<void> => {
    setTried(true);
    setFailure(undefined);
    if (name.trim() === '' || idStores.length === 0) return;
    const result = await mutate({ data: { idStores: [...idStores], page, name } });
    if (!result.ok) return setFailure(result.failure);
    toast({ tone: 'success', message: t`Wall display made` });
    onClose();
  };
  return (
    <Dialog
      title={t`New wall display`}
      size="sm"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={
        <>
          <Button slot="close" isDisabled={isPending}>{t`Cancel`}</Button>
          <Button type="submit" form={form} tone="accent" isPending={isPending}>{t`Make it`}</Button>
        </>
      }
    >
      <FormFrame id={form} UNSAFE_className={css.stack} isPending={isPending} onSubmit={() => void send()}>
        {failure && (
          <Banner tone="danger">
            {label(failureMessage(failure))}
            <Refusal failure={failure} business={{ kind: 'company', idCompany: company.id }} />
          </Banner>
        )}
        <TextField
          label={t`Name`}
          description={t`Stands on the screen: the place where it hangs, or whom it is for.`}
          name="name"
          maxLength={60}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for this first
          autoFocus
          value={name}
          onChange={setName}
          error={missing(name.trim() === '')}
        />
        <Select
          label={t`Shows`}
          options={presentationPages.map((id) => ({ id, label: kinds[id] }))}
          value={page}
          onChange={setPage}
        />
        <MultiSelect
          label={t`Stores`}
          description={t`It shows their figures alone. A store that opens later is not on it.`}
          options={stores.map(({ id, sName }) => ({ id, label: sName }))}
          value={idStores}
          onChange={setChosen}
          error={missing(idStores.length === 0)}
        />
      </FormFrame>
    </Dialog>
  );
}
