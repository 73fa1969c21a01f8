import { businessCalls, type Company, syncCalls, terminalCalls } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import { faultLabel } from '@comanda/api/labels';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { FormFrame } from '@comanda/ui/Form';
import { Select } from '@comanda/ui/Select';
import { TextField } from '@comanda/ui/TextField';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Refusal } from '../../access/Refusal.tsx';
import { failureMessage, refresh, useCallMutation, useCallQuery, useLabel } from '../../app/index.ts';
import { faultsOf } from '../../app/faultsOf.ts';
import { QueryState } from '../../list/QueryState.tsx';
import { IssueDialog, type IssueDialogProps } from '../terminals/IssueDialog.tsx';
import * as css from './beginning.css.ts';
import { refreshed } from './refreshed.ts';

const nothingPending = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.error.code === 'ERROR_NOTHING_PENDING';

/** The first till: what it sells is published to its store, and its licence shown. */
export function TillStep({ company }: { readonly company: Company }) {
  const { t } = useLingui();
  const label = useLabel();
  const stores = useCallQuery(businessCalls.storesOfCompany, { params: { id: company.id } });
  const make = useCallMutation(terminalCalls.make);
  const publish = useCallMutation(syncCalls.publish);
  const [name, setName] = useState(t`Till 1`);
  const [chosen, setChosen] = useState<string>();
  const issue = useCallMutation(terminalCalls.issue);
  const [made, setMade] = useState<Pick<IssueDialogProps, 'terminal' | 'issued'>>();
  const [faults, setFaults] = useState<ReturnType<typeof faultsOf>>({});
  const [failure, setFailure] = useState<Failure>();
  if (!stores.data) return <QueryState query={stores} />;
  const idStore = chosen ?? stores.data[0]?.id;
  if (idStore === undefined)
    return <Text as="p">{t`A till belongs to a store: create one in the second step first.`}</Text>;
  const refuse = (refused: Failure): void => {
    const told = faultsOf(refused);
    setFaults(told);
    if (Object.keys(told).length === 0) setFailure(refused);
  };
  const begin = async (): Promise<void> => {
    setFaults(name.trim() === '' ? { name: faultLabel('required') } : {});
    setFailure(undefined);
    if (name.trim() === '') return;
    const till = await make.mutate({ data: { idCompany: company.id, idStore, name: name.trim() } });
    if (!till.ok) return refuse(till.failure);
    const sent = await publish.mutate({ data: { idCompany: company.id, idStores: [idStore] } });
    if (!sent.ok && !nothingPending(sent.failure)) refuse(sent.failure);
    // It is new: there is no other device that this could sign out, and nothing to ask about.
    const issued = await issue.mutate({ params: { id: till.data.id } });
    setMade({
      terminal: { id: till.data.id, name: name.trim(), licence: null },
      issued: issued.ok ? issued.data.license : undefined,
    });
    return undefined;
  };
  const text = (field: string) => faults[field] && label(faults[field]);
  return (
    <FormFrame UNSAFE_className={css.fields} isPending={make.isPending} onSubmit={() => void begin()}>
      {failure && (
        <Banner tone="danger">
          {label(failureMessage(failure))}
          <Refusal failure={failure} />
        </Banner>
      )}
      <TextField
        label={t`Name`}
        dir="auto"
        maxLength={60}
        value={name}
        onChange={setName}
        error={text('name')}
      />
      {stores.data.length > 1 && (
        <Select
          label={t`Store`}
          options={stores.data.map(({ id, sName }) => ({ id, label: sName }))}
          value={idStore}
          onChange={setChosen}
          error={text('idStore')}
        />
      )}
      <Text
        as="p"
        tone="muted"
      >{t`Everything so far is published to the store, and the till gets its licence.`}</Text>
      <div className={css.line}>
        <Button
          type="submit"
          tone="accent"
          isPending={make.isPending || publish.isPending || issue.isPending}
        >
          {t`Create till and publish`}
        </Button>
      </div>
      {made && (
        <IssueDialog
          {...made}
          onClose={() => {
            setMade(undefined);
            void refresh(...refreshed);
          }}
        />
      )}
    </FormFrame>
  );
}
