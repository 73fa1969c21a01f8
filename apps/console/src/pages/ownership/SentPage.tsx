import { type Transfer, transferCalls } from '@comanda/api/calls';
import { Button } from '@comanda/ui/Button';
import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { IconButton } from '@comanda/ui/IconButton';
import { Trans, useLingui } from '@lingui/react/macro';
import { Handshake, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toast, useCallMutation, useCallQuery, useLabel } from '../../app/index.ts';
import { OfferDialog } from './OfferDialog.tsx';
import { StandingPage } from '../profile/StandingPage.tsx';
import { usePaging } from '../../app/usePaging.ts';
import { OfferRow, useOfferName } from './OfferRow.tsx';
import { problemOf, standingOf } from './standing.ts';
import { useForgetting } from './useForgetting.ts';

const refreshes = ['transfer.list', 'business.owned'];

/** `/profile/ownership/sent`: what the person owns and offers to others (docs/product.md §22.9). */
export function SentPage() {
  const { t } = useLingui();
  const paging = usePaging();
  const query = useCallQuery(
    transferCalls.list,
    { data: { kind: 'sent', ...paging.asked } },
    { staleTime: 0 },
  );
  const [isOpen, setOpen] = useState(false);
  const owned = useCallQuery(transferCalls.owned, {}, { staleTime: 0 }).data?.companiesWithStores;
  const ownsSome = owned !== undefined && owned.length > 0;
  const offer = ownsSome && (
    <Button tone="accent" iconStart={Handshake} onPress={() => setOpen(true)}>
      {t`Offer a company`}
    </Button>
  );
  return (
    <>
      <StandingPage
        paging={paging}
        query={query}
        words={{
          title: t`Ownership sent`,
          description: t`Your companies that you are handing over to somebody else, and what became of each offer.`,
          icon: Handshake,
          emptyTitle: t`You have offered nothing`,
          emptyDescription:
            owned?.length === 0
              ? t`Only the owner of a company can hand it over, and you own none.`
              : t`Hand a company over with its stores, tills and sales. It stays yours until the other person accepts.`,
        }}
        actions={offer}
        row={(one) => <SentRow key={one.id} offer={one} />}
      />
      {isOpen && owned && <OfferDialog owned={owned} onClose={() => setOpen(false)} />}
    </>
  );
}

function SentRow({ offer }: { readonly offer: Transfer }) {
  const { t } = useLingui();
  const label = useLabel();
  const name = useOfferName()(offer);
  const [isAsked, setAsked] = useState(false);
  const { mutate } = useCallMutation(transferCalls.withdraw, { refreshes });
  const { forget, isForgetting } = useForgetting(offer.id);
  const { id, emailGuest } = offer;
  // As an element: a text that is put in would be read for tags.
  const taker = <bdi>{emailGuest}</bdi>;
  const withdraw = async (): Promise<void> => {
    const result = await mutate({ params: { id } });
    toast(
      result.ok
        ? { tone: 'success', message: t`Withdrawn: ${name} stays yours` }
        : { tone: 'danger', message: label(problemOf(result.failure)) },
    );
  };
  return (
    <OfferRow
      offer={offer}
      people={<Trans>To {taker}</Trans>}
      actions={
        standingOf(offer) === 'PND' ? (
          <Button
            size="sm"
            tone="danger"
            variant="soft"
            aria-label={t`Withdraw: ${name}`}
            onPress={() => setAsked(true)}
          >{t`Withdraw`}</Button>
        ) : (
          <IconButton
            size="sm"
            icon={Trash2}
            label={t`Remove from this list: ${name}`}
            isPending={isForgetting}
            onPress={() => void forget()}
          />
        )
      }
    >
      {isAsked && (
        <ConfirmDialog
          tone="danger"
          isOpen
          onOpenChange={setAsked}
          title={t`Withdraw the offer of ${name}?`}
          confirmLabel={t`Withdraw`}
          onConfirm={withdraw}
        >
          {t`${emailGuest} can no longer accept it. You can offer it again at any time.`}
        </ConfirmDialog>
      )}
    </OfferRow>
  );
}
