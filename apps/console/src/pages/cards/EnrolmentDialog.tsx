import { type AnswerOf, businessCalls, type CardEnrolment, enrolmentCalls } from '@comanda/api/calls';
import { nameOf } from '@comanda/api/labels';
import { SearchSelect } from '@comanda/ui/SearchSelect';
import { TextArea } from '@comanda/ui/TextArea';
import { TextField } from '@comanda/ui/TextField';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../../app/FormDialog.tsx';
import { toast, useCallMutation, useCallQuery, useCompany, useFormat, useLabel } from '../../app/index.ts';
import { useHeld } from '../../app/useHeld.ts';
import { QueryState } from '../../list/QueryState.tsx';

/** What shows enrolments. */
export const enrolmentsChanged = ['cardEnrolment.ofCompany'];
/** Its texts, in the order in which they are asked, with what is the longest of each. */
const texts = [
  ['legalName', 120],
  ['document', 30],
  ['contact', 120],
  ['email', 254],
  ['phone', 30],
  ['iban', 42],
  ['activity', 8],
  ['monthlyVolume', 12],
  ['averagePayment', 10],
  ['readers', 3],
] as const;
type Said = Readonly<Record<(typeof texts)[number][0] | 'notes', string>>;

export interface EnrolmentDialogProps {
  /** The draft that is changed; a new one where left out. */
  readonly enrolment?: CardEnrolment;
  readonly onClose: () => void;
}

/** Writes a draft, once it is known what can be chosen. */
export function EnrolmentDialog({ enrolment, onClose }: EnrolmentDialogProps) {
  const company = useCompany();
  const offers = useCallQuery(enrolmentCalls.offers, { data: { idCompany: company.id } });
  if (!offers.data) return <QueryState query={offers} />;
  return <Asked offers={offers.data} {...(enrolment && { enrolment })} onClose={onClose} />;
}

interface AskedProps extends EnrolmentDialogProps {
  readonly offers: AnswerOf<typeof enrolmentCalls.offers>;
}

function Asked({ enrolment, offers, onClose }: AskedProps) {
  const { t } = useLingui();
  const label = useLabel();
  const format = useFormat();
  const { id: idCompany } = useCompany();
  const stores = useCallQuery(businessCalls.storesOfCompany, { params: { id: idCompany } });
  const save = useCallMutation(enrolmentCalls.save, { refreshes: enrolmentsChanged });
  const held = useHeld('idStore', 'idPayTariff', 'notes', ...texts.map(([name]) => name));
  const [start] = useState((): Said => ({
    contact: enrolment?.contact ?? '',
    activity: enrolment?.activity ?? '',
    iban: enrolment?.iban ?? '',
    monthlyVolume: enrolment?.monthlyVolume ?? '',
    averagePayment: enrolment?.averagePayment ?? '',
    readers: String(enrolment?.readers ?? 1),
    notes: enrolment?.notes ?? '',
    legalName: enrolment?.legalName ?? offers.known.legalName,
    document: enrolment?.document ?? offers.known.document,
    email: enrolment?.email ?? offers.known.email,
    phone: enrolment?.phone ?? offers.known.phone,
  }));
  const [said, setSaid] = useState(start);
  const [idStore, setStore] = useState(enrolment?.idStore ?? null);
  const [idPayTariff, setTariff] = useState(enrolment?.idPayTariff ?? null);
  const isDirty =
    JSON.stringify(said) !== JSON.stringify(start) ||
    idStore !== (enrolment?.idStore ?? null) ||
    idPayTariff !== (enrolment?.idPayTariff ?? null);
  const submit = async (): Promise<void> => {
    const { readers, monthlyVolume, averagePayment, ...rest } = said;
    const result = await save.mutate({
      data: {
        idCompany,
        ...rest,
        idStore,
        idPayTariff,
        monthlyVolume: monthlyVolume.trim().replace(',', '.') || '0',
        averagePayment: averagePayment.trim().replace(',', '.') || '0',
        readers: /^\d{1,3}$/.test(readers.trim()) ? Number(readers) : 0,
        ...(enrolment && { id: enrolment.id, version: enrolment.version }),
      },
    });
    if (!result.ok) return held.answer(result.failure);
    onClose();
    toast({ tone: 'success', message: t`Draft saved` });
  };
  return (
    <FormDialog
      title={enrolment ? t`Enrolment ${enrolment.code}` : t`New enrolment`}
      submit={t`Save draft`}
      held={held}
      isDirty={isDirty}
      isPending={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {stores.data && (
        <SearchSelect
          label={label(nameOf('STR'))}
          description={t`Empty: all stores.`}
          options={stores.data.map(({ id, sName, code }) => ({ id, label: sName, description: code }))}
          value={idStore}
          onChange={(chosen) => setStore(chosen ?? null)}
          error={held.at('idStore')}
        />
      )}
      <SearchSelect
        label={label({ id: 'FPN.idPayTariff' })}
        description={t`Needed to be sent, as is the IBAN.`}
        options={offers.tariffs.map(({ id, names, from, to, scope }) => ({
          id,
          label: format.names(names),
          description: `${label({ id: `FPT.scope.${scope}` })} · ${format.decimal(from)}–${format.decimal(to)} %`,
        }))}
        value={idPayTariff}
        onChange={(chosen) => setTariff(chosen ?? null)}
        error={held.at('idPayTariff')}
      />
      {texts.map(([name, most]) => (
        <TextField
          key={name}
          label={label({ id: `FPN.${name}` })}
          maxLength={most}
          dir="auto"
          value={said[name]}
          onChange={(value) => setSaid({ ...said, [name]: value })}
          error={held.at(name)}
        />
      ))}
      <TextArea
        label={label({ id: 'FPN.notes' })}
        maxLength={1000}
        value={said.notes}
        onChange={(notes) => setSaid({ ...said, notes })}
        error={held.at('notes')}
      />
    </FormDialog>
  );
}
