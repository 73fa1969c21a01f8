import { storeService } from '@comanda/api/areas/hub/storeService';
import { store } from '@comanda/api/areas/hierarchy/store';
import { zone } from '@comanda/api/areas/sales/zone';
import { type AnswerOf, qrInfoCalls } from '@comanda/api/calls';
import { actionOf } from '@comanda/api/permissions';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { useIsNarrow } from '@comanda/ui/DataTable';
import { EmptyState } from '@comanda/ui/EmptyState';
import { LinkButton } from '@comanda/ui/Link';
import { QrCode } from '@comanda/ui/QrCode';
import { Select } from '@comanda/ui/Select';
import { Text } from '@comanda/ui/Text';
import { TextField } from '@comanda/ui/TextField';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Printer, QrCode as QrIcon } from 'lucide-react';
import { useState } from 'react';
import { Limits } from '../../access/Limits.tsx';
import { toast, useAllowed, useCallMutation, useCallQuery, useCompany, useFormat } from '../../app/index.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useHeld } from '../../app/useHeld.ts';
import { newHref } from '../../resource/addresses.ts';
import { callsOf } from '../../resource/calls.ts';
import { asNames, asText } from '../../resource/values/read.ts';
import { storedIn } from '../../resource/values/stored.ts';
import { useListState } from '../../list/listState.ts';
import { QueryState } from '../../list/QueryState.tsx';
import * as css from './hub.css.ts';
import { NoStores } from './NoStores.tsx';

const leads = actionOf(storeService, 'EDIT');
const ALL = 'all';
type Info = AnswerOf<typeof qrInfoCalls.get>;

/** `/hub/qrinfo`: a code for each table, to be printed and put there (docs/product.md §17.9). */
export function QrInfoPage() {
  const { t } = useLingui();
  const { names } = useFormat();
  const { id: companyId } = useCompany();
  const isNarrow = useIsNarrow();
  const mayLead = useAllowed(leads);
  const mayDraw = useAllowed(actionOf(zone, 'CREATE'));
  const { narrowing, narrow } = useListState([], [], ['store', 'zone']);
  const [isAsked, setAsked] = useState(false);
  const shops = useCallQuery(callsOf(store).ofCompany, { params: { companyId } });
  const stores = storedIn(shops.data?.elements ?? []).filter((row) => row['status'] === 'A');
  const here = stores.find(({ id }) => id === narrowing['store']) ?? stores[0];
  const query = useCallQuery(
    qrInfoCalls.get,
    { params: { id: here?.id ?? '' } },
    { enabled: here !== undefined },
  );
  const info = query.data;
  const zones = info?.zones ?? [];
  const chosen = zones.find(({ id }) => id === narrowing['zone']);
  const shown = chosen ? [chosen] : zones;
  const count = shown.reduce((sum, { tables }) => sum + tables.length, 0);
  const isReady = info !== undefined && info.address !== null && count > 0;
  return (
    <div className={css.page}>
      <PageHead
        title={t`QR codes at the tables`}
        description={!isNarrow && t`Guests open your menu with their phone, and you know at which table.`}
        actions={
          <div className={css.choices}>
            <Limits actions={[leads]} />
            {mayLead && info && info.address !== null && (
              <Button onPress={() => setAsked(true)}>{t`Change address`}</Button>
            )}
            {isReady && (
              <Button tone="accent" iconStart={Printer} onPress={() => print()}>
                {t`Print ${plural(count, { one: '# code', other: '# codes' })}`}
              </Button>
            )}
          </div>
        }
      />
      <div className={css.choices}>
        {stores.length > 1 && here && (
          <Select
            label={t`Store`}
            value={here.id}
            onChange={(next) => narrow('store', next)}
            options={stores.map((row) => ({
              id: row.id,
              label: names(asNames(row['names'])) || asText(row['code']),
            }))}
          />
        )}
        {zones.length > 1 && (
          <Select
            label={t`Zone`}
            value={chosen?.id ?? ALL}
            onChange={(next) => narrow('zone', next === ALL ? '' : next)}
            options={[
              { id: ALL, label: t`All zones` },
              ...zones.map((one) => ({ id: one.id, label: names(one.names) || one.code })),
            ]}
          />
        )}
      </div>
      {!shops.data ? (
        <QueryState query={shops} />
      ) : here ? (
        !info && <QueryState query={query} />
      ) : (
        <NoStores />
      )}
      {info && zones.length === 0 && (
        <EmptyState
          icon={QrIcon}
          title={t`No zones yet`}
          description={t`Draw the tables of this store, and each gets a code.`}
          action={mayDraw && <LinkButton href={newHref(zone)} tone="accent">{t`New zone`}</LinkButton>}
        />
      )}
      {info?.address === null && zones.length > 0 && (
        <EmptyState
          icon={QrIcon}
          title={t`Where do the codes lead?`}
          description={t`Say which page guests order on. Store, zone and table are added to its address.`}
          action={
            mayLead && <Button tone="accent" onPress={() => setAsked(true)}>{t`Set the address`}</Button>
          }
        />
      )}
      {isReady && shown.map((one) => <Sheet key={one.id} zone={one} />)}
      {isAsked && here && (
        <AddressDialog id={here.id} address={info?.address ?? ''} onClose={() => setAsked(false)} />
      )}
    </div>
  );
}

/** The codes of one zone. */
function Sheet({ zone: { code, names, tables } }: { readonly zone: Info['zones'][number] }) {
  const { t } = useLingui();
  const format = useFormat();
  const called = format.names(names) || code;
  return (
    <Card title={called} description={t`${plural(tables.length, { one: '# table', other: '# tables' })}`}>
      <div className={css.sheet}>
        {tables.map(({ number, link }) => (
          <div key={number} className={css.table}>
            <Text weight="bold" size="lg">{t`Table ${number}`}</Text>
            <div className={css.code}>
              <QrCode value={link ?? ''} label={t`Opens the menu at table ${number}`} />
            </div>
            <Text tone="muted">
              <bdi>{called}</bdi>
            </Text>
          </div>
        ))}
      </div>
    </Card>
  );
}

interface AddressDialogProps {
  readonly id: string;
  readonly address: string;
  readonly onClose: () => void;
}
/** Asks where codes lead. */
function AddressDialog({ id, address, onClose }: AddressDialogProps) {
  const { t } = useLingui();
  const { mutate, isPending } = useCallMutation(qrInfoCalls.put, { refreshes: [qrInfoCalls.get.name] });
  const [text, setText] = useState(address);
  const held = useHeld('address');
  const save = async (): Promise<void> => {
    const result = await mutate({ params: { id }, data: { address: text.trim() } });
    if (!result.ok) return held.answer(result.failure);
    onClose();
    toast({ tone: 'success', message: t`The codes lead there now` });
  };
  return (
    <FormDialog
      title={t`Where the codes lead`}
      submit={t`Save`}
      held={held}
      isDirty={text !== address}
      isPending={isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={t`Address`}
        description={t`Such as https://example.com/menu. Codes that are printed already keep their old address.`}
        type="url"
        dir="ltr"
        isRequired
        maxLength={300}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for nothing else
        autoFocus
        value={text}
        onChange={setText}
        error={held.at('address')}
      />
    </FormDialog>
  );
}
