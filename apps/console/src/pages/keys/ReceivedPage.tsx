import { type AccessKey, accessKeyCalls } from '@comanda/api/calls';
import { Button } from '@comanda/ui/Button';
import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Key } from 'lucide-react';
import { useState } from 'react';
import { refresh, toast, useCallMutation, useCallQuery, useLabel, useSession } from '../../app/index.ts';
import { switchCompany } from '../../shell/switchCompany.ts';
import { StandingPage } from '../profile/StandingPage.tsx';
import { usePaging } from '../../app/usePaging.ts';
import { KeyRow } from './KeyRow.tsx';
import { problemOf, standingOf } from './standing.ts';

/** `/profile/accesskey/received`: companies that others let the person work in until a date (docs/product.md §22.12). */
export function ReceivedPage() {
  const { t } = useLingui();
  const paging = usePaging();
  const query = useCallQuery(
    accessKeyCalls.list,
    { data: { kind: 'received', ...paging.asked } },
    { staleTime: 0 },
  );
  const { email } = useSession().user;
  return (
    <StandingPage
      paging={paging}
      query={query}
      words={{
        title: t`Access keys received`,
        description: t`Companies of others that you may work in until a date. Each key opens what its giver chose.`,
        icon: Key,
        emptyTitle: t`Nobody has given you a key`,
        emptyDescription: t`To help in a company for a while, ask its owner to give a key to ${email}. It then appears here.`,
      }}
      row={(one) => <ReceivedRow key={one.id} granted={one} />}
    />
  );
}

function ReceivedRow({ granted }: { readonly granted: AccessKey }) {
  const { t } = useLingui();
  const label = useLabel();
  const router = useRouter();
  const [asked, setAsked] = useState<'reject' | 'return'>();
  const accept = useCallMutation(accessKeyCalls.accept);
  const reject = useCallMutation(accessKeyCalls.reject);
  const giveBack = useCallMutation(accessKeyCalls.revoke);
  const { id, company } = granted;
  const standing = standingOf(granted);
  // As elements: a text that is put in would be read for tags.
  const giver = <bdi>{granted.giver.name}</bdi>;
  const address = <bdi>{granted.giver.email}</bdi>;
  const open = async (): Promise<void> => {
    const result = await accept.mutate({ params: { id } });
    await refresh('accessKey.list', 'company.ofUser', 'company.all');
    toast(
      result.ok
        ? {
            tone: 'success',
            message: t`You can work in ${company} now`,
            action: {
              label: t`Work there`,
              onAction: () =>
                void switchCompany(router, result.data.idCompany).then(() => router.history.push('/')),
            },
          }
        : { tone: 'danger', message: label(problemOf(result.failure)) },
    );
  };
  const end = async (how: 'reject' | 'return'): Promise<void> => {
    const { mutate } = how === 'reject' ? reject : giveBack;
    const result = await mutate({ params: { id } });
    await refresh('accessKey.list', 'company.ofUser', 'company.all');
    toast(
      result.ok
        ? { tone: 'success', message: how === 'reject' ? t`Rejected` : t`Key given back` }
        : { tone: 'danger', message: label(problemOf(result.failure)) },
    );
  };
  return (
    <KeyRow
      granted={granted}
      title={company}
      people={
        <Trans>
          From {giver} · {address}
        </Trans>
      }
      actions={
        <>
          {standing === 'PND' && (
            <>
              <Button
                size="sm"
                tone="accent"
                isPending={accept.isPending}
                aria-label={t`Accept: ${company}`}
                onPress={() => void open()}
              >{t`Accept`}</Button>
              <Button
                size="sm"
                aria-label={t`Reject: ${company}`}
                onPress={() => setAsked('reject')}
              >{t`Reject`}</Button>
            </>
          )}
          {standing === 'ACP' && (
            <Button
              size="sm"
              tone="danger"
              variant="soft"
              aria-label={t`Give back: ${company}`}
              onPress={() => setAsked('return')}
            >{t`Give back`}</Button>
          )}
        </>
      }
    >
      {asked && (
        <ConfirmDialog
          tone="danger"
          isOpen
          onOpenChange={(isOpen) => {
            if (!isOpen) setAsked(undefined);
          }}
          title={asked === 'reject' ? t`Reject the key to ${company}?` : t`Give back the key to ${company}?`}
          confirmLabel={asked === 'reject' ? t`Reject` : t`Give back`}
          onConfirm={() => end(asked)}
        >
          {asked === 'reject'
            ? t`It opens nothing then. Whoever gave it can give you another one.`
            : t`You can no longer work in this company. What you did there stays.`}
        </ConfirmDialog>
      )}
    </KeyRow>
  );
}
