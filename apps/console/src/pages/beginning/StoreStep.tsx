import { type Beginning, type Company, companyCalls, resourceCalls } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import { faultLabel } from '@comanda/api/labels';
import { region } from '@comanda/api/areas/system/region';
import { store } from '@comanda/api/areas/hierarchy/store';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { ComboBox } from '@comanda/ui/ComboBox';
import { FormFrame } from '@comanda/ui/Form';
import { TextField } from '@comanda/ui/TextField';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Refusal } from '../../access/Refusal.tsx';
import { failureMessage, useCallMutation, useCallQuery, useLabel } from '../../app/index.ts';
import { callsOf } from '../../resource/calls.ts';
import { faultsOf } from '../../app/faultsOf.ts';
import * as css from './beginning.css.ts';
import { refreshed } from './refreshed.ts';

export interface StoreStepProps {
  readonly company: Company;
  readonly standing: Beginning;
}
const zones = ['UTC', ...Intl.supportedValuesOf('timeZone')].map((id) => ({ id, label: id }));

/** The first store of a company. */
export function StoreStep({ company, standing }: StoreStepProps) {
  const { t } = useLingui();
  const label = useLabel();
  const { mutate, isPending } = useCallMutation(resourceCallsOfStore.create, { refreshes: refreshed });
  const regions = useCallQuery(callsOf(region).list, { data: { idCompany: company.id, limit: 10 } });
  const proposal = useCallQuery(companyCalls.countries, {}).data?.find(
    ({ country }) => country === company.country,
  );
  const [name, setName] = useState(company.cName);
  const [street, setStreet] = useState('');
  const [city, setCity] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [faults, setFaults] = useState<ReturnType<typeof faultsOf>>({});
  const [failure, setFailure] = useState<Failure>();
  const timeZone = chosen ?? proposal?.timeZone ?? '';
  const main = company.languages.find(({ isDefault }) => isDefault)?.iso ?? 'en-GB';
  const text = (field: string) => faults[field] && label(faults[field]);
  const save = async (): Promise<void> => {
    const missing = Object.entries({ names: name, street, city, timeZone }).filter(
      ([, value]) => value.trim() === '',
    );
    setFaults(Object.fromEntries(missing.map(([field]) => [field, faultLabel('required')])));
    setFailure(undefined);
    if (missing.length > 0) return;
    const result = await mutate({
      data: {
        idCompany: company.id,
        code: `S${standing.stores + 1}`,
        order: (standing.stores + 1) * 10,
        names: { [main]: name.trim() },
        street: street.trim(),
        city: city.trim(),
        country: company.country,
        timeZone,
        idRegion: regions.data?.elements[0]?.id ?? null,
      },
    });
    if (result.ok) return;
    const told = faultsOf(result.failure);
    setFaults(told);
    if (Object.keys(told).length === 0) setFailure(result.failure);
  };
  return (
    <FormFrame UNSAFE_className={css.fields} isPending={isPending} onSubmit={() => void save()}>
      {failure && (
        <Banner tone="danger">
          {label(failureMessage(failure))}
          <Refusal failure={failure} />
        </Banner>
      )}
      <TextField
        label={t`Name`}
        dir="auto"
        maxLength={120}
        value={name}
        onChange={setName}
        error={text('names')}
      />
      <TextField
        label={t`Street`}
        dir="auto"
        maxLength={120}
        autoComplete="street-address"
        value={street}
        onChange={setStreet}
        error={text('street')}
      />
      <TextField
        label={t`Town`}
        dir="auto"
        maxLength={80}
        autoComplete="address-level2"
        value={city}
        onChange={setCity}
        error={text('city')}
      />
      <ComboBox
        label={t`Time zone`}
        options={zones}
        value={timeZone || null}
        selected={timeZone === '' ? null : { id: timeZone, label: timeZone }}
        onChange={(id) => setChosen(id ?? '')}
        error={text('timeZone')}
      />
      <div className={css.line}>
        <Button type="submit" tone="accent" isPending={isPending}>
          {t`Create store`}
        </Button>
      </div>
    </FormFrame>
  );
}

const resourceCallsOfStore = resourceCalls(store);
