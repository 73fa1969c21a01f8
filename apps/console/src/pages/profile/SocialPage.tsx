import { profileCalls } from '@comanda/api/calls';
import { handleIn, networkNames, prefixOf, social, withHandles } from '@comanda/api/profile';
import { useLingui } from '@lingui/react/macro';
import { callOptions, client, queryClient, useCallQuery, useSession } from '../../app/index.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { PartText } from './form/fields.tsx';
import { PartForm } from './form/PartForm.tsx';
import { PartState } from './form/PartState.tsx';

/** `/profile/social`: where the person is found elsewhere. A pasted address becomes the name in it. */
export function SocialPage() {
  const { t } = useLingui();
  const { user } = useSession();
  const input = { params: { id: user.id } };
  const { data, error, refetch } = useCallQuery(profileCalls.social, input, { staleTime: 0 });
  return (
    <>
      <PageHead title={t`Social media`} description={t`Type a name, or paste the address of a page.`} />
      {data ? (
        <PartForm
          shape={social}
          name="social"
          label={t`Social media`}
          record={data}
          spelled={withHandles}
          send={(values, version, key) =>
            client.call(profileCalls.setSocial, { ...input, data: { ...values, version }, key })
          }
          onSaved={(saved) =>
            queryClient.setQueryData(callOptions(profileCalls.social, input).queryKey, saved)
          }
        >
          {(draft) => (
            <>
              <PartText
                draft={draft}
                name="website"
                type="url"
                autoComplete="url"
                placeholder="https://example.com"
                dir="ltr"
                isWide
              />
              {networkNames.map((network) => (
                <PartText
                  key={network}
                  draft={draft}
                  name={network}
                  dir="ltr"
                  prefix={prefixOf(network)}
                  spelled={(text) => handleIn(network, text)}
                />
              ))}
            </>
          )}
        </PartForm>
      ) : (
        <PartState failure={error?.failure} onRetry={() => void refetch()} />
      )}
    </>
  );
}
