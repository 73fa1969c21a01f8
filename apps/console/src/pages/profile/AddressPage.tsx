import { profileCalls } from '@comanda/api/calls';
import { address, countries } from '@comanda/api/profile';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { callOptions, client, queryClient, useCallQuery, useSession } from '../../app/index.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { PartSearch } from './form/choices.tsx';
import { PartText } from './form/fields.tsx';
import { PartForm } from './form/PartForm.tsx';
import { PartState } from './form/PartState.tsx';

/** `/profile/address`: where the person is reached. */
export function AddressPage() {
  const { t, i18n } = useLingui();
  const { user } = useSession();
  const input = { params: { id: user.id } };
  const { data, error, refetch } = useCallQuery(profileCalls.address, input, { staleTime: 0 });
  const { nameOf, options } = useMemo(() => {
    const names = new Intl.DisplayNames(i18n.locale, { type: 'region' });
    const order = new Intl.Collator(i18n.locale);
    const nameOf = (code: string): string => names.of(code) ?? code;
    return {
      nameOf,
      options: countries
        .map((id) => ({ id, label: nameOf(id) }))
        .toSorted((one, other) => order.compare(one.label, other.label)),
    };
  }, [i18n.locale]);
  return (
    <>
      <PageHead title={t`Address`} description={t`How to reach you. Only you see it.`} />
      {data ? (
        <PartForm
          shape={address}
          name="address"
          label={t`Address`}
          record={data}
          write={(name, value) => (name === 'country' ? nameOf(value) : value)}
          send={(values, version, key) =>
            client.call(profileCalls.setAddress, { ...input, data: { ...values, version }, key })
          }
          onSaved={(saved) =>
            queryClient.setQueryData(callOptions(profileCalls.address, input).queryKey, saved)
          }
        >
          {(draft) => (
            <>
              <PartText draft={draft} name="address" autoComplete="street-address" isWide />
              <PartText draft={draft} name="zip" autoComplete="postal-code" />
              <PartText draft={draft} name="city" autoComplete="address-level2" />
              <PartText draft={draft} name="state" autoComplete="address-level1" />
              <PartSearch draft={draft} name="country" options={options} />
              <PartText draft={draft} name="phone" type="tel" autoComplete="tel" dir="ltr" />
              <PartText draft={draft} name="fax" type="tel" dir="ltr" />
              <PartText draft={draft} name="email" type="email" autoComplete="email" dir="ltr" />
            </>
          )}
        </PartForm>
      ) : (
        <PartState failure={error?.failure} onRetry={() => void refetch()} />
      )}
    </>
  );
}
