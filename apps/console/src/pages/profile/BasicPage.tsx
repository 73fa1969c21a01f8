import { type AnswerOf, profileCalls } from '@comanda/api/calls';
import { basic } from '@comanda/api/profile';
import { languages } from '@comanda/machines/language';
import { FieldValue } from '@comanda/ui/FieldValue';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { callOptions, client, queryClient, refresh, useCallQuery, useSession } from '../../app/index.ts';
import { keptLanguage } from '../../app/keptLanguage.ts';
import { isOffered } from '../../app/language.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { switchLanguage } from '../../app/switchLanguage.ts';
import { AccountCard } from './AccountCard.tsx';
import { PartSelect } from './form/choices.tsx';
import { PartText } from './form/fields.tsx';
import { PartForm } from './form/PartForm.tsx';
import { PartState } from './form/PartState.tsx';

const nameOf = (code: string): string => languages.find((one) => one.code === code)?.name ?? code;
const offered = languages.map(({ code, name }) => ({ id: code, label: name }));

/** `/profile/basic`: who the person is, and the language that they are spoken to in. */
export function BasicPage() {
  const { t } = useLingui();
  const { user } = useSession();
  const input = { params: { id: user.id } };
  const { data, error, refetch } = useCallQuery(profileCalls.get, input, { staleTime: 0 });
  const onSaved = (saved: AnswerOf<typeof profileCalls.get>): void => {
    queryClient.setQueryData(callOptions(profileCalls.get, input).queryKey, saved);
    void refresh('user.logged');
    if (!isOffered(saved.lang) || saved.lang === data?.lang) return;
    keptLanguage.settle();
    void switchLanguage(saved.lang);
  };
  return (
    <>
      <PageHead
        title={t`Personal details`}
        description={t`Your name as your colleagues see it, and the language of your pages.`}
      />
      {data ? (
        <PartForm
          shape={basic}
          name="basic"
          label={t`Personal details`}
          record={data}
          write={(name, value) => (name === 'lang' ? nameOf(value) : value)}
          send={(values, version, key) =>
            client.call(profileCalls.update, { data: { ...values, id: user.id, version }, key })
          }
          onSaved={onSaved}
        >
          {(draft) => (
            <>
              <PartText draft={draft} name="uName" autoComplete="given-name" isRequired />
              <PartText draft={draft} name="surname" autoComplete="family-name" />
              <PartSelect draft={draft} name="lang" options={offered} />
              <Kind kind={data.kind} />
              <Email email={data.email} />
            </>
          )}
        </PartForm>
      ) : (
        <PartState failure={error?.failure} onRetry={() => void refetch()} />
      )}
      <AccountCard />
    </>
  );
}

function Kind({ kind }: { readonly kind: AnswerOf<typeof profileCalls.get>['kind'] }) {
  const { t } = useLingui();
  const names = { NRM: t`Normal`, PRO: t`Professional`, SYS: t`System`, DEV: t`Developer` };
  return <FieldValue label={t`Kind of account`}>{names[kind]}</FieldValue>;
}

function Email({ email }: { readonly email: string }) {
  const { t } = useLingui();
  return (
    <FieldValue label={t`E-mail`}>
      <bdi>{email}</bdi>
      <Text as="div" size="sm" tone="muted">
        {t`You sign in with it. Ask the operator of the platform to change it.`}
      </Text>
    </FieldValue>
  );
}
