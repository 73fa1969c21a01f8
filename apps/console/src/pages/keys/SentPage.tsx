import { type AccessKey, accessKeyCalls } from '@comanda/api/calls';
import { invites } from '@comanda/api/permissions';
import { Button } from '@comanda/ui/Button';
import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { KeySquare } from 'lucide-react';
import { useState } from 'react';
import { Limits } from '../../access/Limits.tsx';
import { refresh, toast, useCallMutation, useCallQuery, useLabel } from '../../app/index.ts';
import { StandingPage } from '../profile/StandingPage.tsx';
import { usePaging } from '../../app/usePaging.ts';
import { GiveKeyDialog } from './GiveKeyDialog.tsx';
import { KeyRow } from './KeyRow.tsx';
import { problemOf, standingOf } from './standing.ts';

/** `/profile/accesskey/sent`: whom the person lets work in which company until a date (docs/product.md §22.12). */
export function SentPage() {
  const { t } = useLingui();
  const paging = usePaging();
  const query = useCallQuery(
    accessKeyCalls.list,
    { data: { kind: 'sent', ...paging.asked } },
    { staleTime: 0 },
  );
  const [isOpen, setOpen] = useState(false);
  const places = useCallQuery(accessKeyCalls.places, {}).data;
  const canGive = places !== undefined && places.length > 0;
  const give = canGive && (
    <Button tone="accent" iconStart={KeySquare} onPress={() => setOpen(true)}>
      {t`Give a key`}
    </Button>
  );
  return (
    <>
      <StandingPage
        paging={paging}
        query={query}
        words={{
          title: t`Access keys given`,
          description: t`Whom you let work in your company until a date. Of companies where you give roles, keys of others too.`,
          icon: KeySquare,
          emptyTitle: t`You have given no key`,
          emptyDescription:
            places?.length === 0
              ? t`Giving keys is up to those who invite people into your company.`
              : t`An accountant, a technician, somebody who stands in: a key lets them in until a date, with what you choose.`,
        }}
        actions={
          <>
            {places?.length === 0 && <Limits actions={[invites]} />}
            {give}
          </>
        }
        row={(one) => <SentRow key={one.id} granted={one} />}
      />
      {isOpen && places && <GiveKeyDialog places={places} onClose={() => setOpen(false)} />}
    </>
  );
}

function SentRow({ granted }: { readonly granted: AccessKey }) {
  const { t } = useLingui();
  const label = useLabel();
  const [isAsked, setAsked] = useState(false);
  const { mutate } = useCallMutation(accessKeyCalls.revoke);
  const { id, email, company, holder, isOwn } = granted;
  const standing = standingOf(granted);
  // As elements: a text that is put in would be read for tags.
  const by = <bdi>{granted.giver.name}</bdi>;
  const revoke = async (): Promise<void> => {
    const result = await mutate({ params: { id } });
    await refresh('accessKey.list');
    toast(
      result.ok
        ? { tone: 'success', message: t`Key revoked` }
        : { tone: 'danger', message: label(problemOf(result.failure)) },
    );
  };
  return (
    <KeyRow
      granted={granted}
      title={email}
      people={
        <>
          {holder !== null && (
            <>
              <bdi>{holder}</bdi>
              {' · '}
            </>
          )}
          <bdi>{company}</bdi>
          {!isOwn && (
            <>
              {' · '}
              <Trans>by {by}</Trans>
            </>
          )}
        </>
      }
      actions={
        (standing === 'PND' || standing === 'ACP') && (
          <Button
            size="sm"
            tone="danger"
            variant="soft"
            aria-label={t`Revoke: ${email}`}
            onPress={() => setAsked(true)}
          >{t`Revoke`}</Button>
        )
      }
    >
      {isAsked && (
        <ConfirmDialog
          tone="danger"
          isOpen
          onOpenChange={setAsked}
          title={t`Revoke the key of ${email}?`}
          confirmLabel={t`Revoke`}
          onConfirm={revoke}
        >
          {t`It opens nothing from that moment on: pages that are open there close, and files on their way break off.`}
        </ConfirmDialog>
      )}
    </KeyRow>
  );
}
