import { type Transfer, transferCalls } from '@comanda/api/calls';
import { Button } from '@comanda/ui/Button';
import { Trans, useLingui } from '@lingui/react/macro';
import { Handshake, Trash2 } from 'lucide-react';
import { IconButton } from '@comanda/ui/IconButton';
import { useState } from 'react';
import { useCallQuery, useSession } from '../../app/index.ts';
import { StandingPage } from '../profile/StandingPage.tsx';
import { usePaging } from '../../app/usePaging.ts';
import { AcceptDialog } from './AcceptDialog.tsx';
import { OfferRow, useOfferName } from './OfferRow.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import { standingOf } from './standing.ts';
import { useForgetting } from './useForgetting.ts';

/** `/profile/ownership/received`: what others offer to the person (docs/product.md §22.9). */
export function ReceivedPage() {
  const { t } = useLingui();
  const paging = usePaging();
  const query = useCallQuery(
    transferCalls.list,
    { data: { kind: 'received', ...paging.asked } },
    { staleTime: 0 },
  );
  const { email } = useSession().user;
  return (
    <StandingPage
      paging={paging}
      query={query}
      words={{
        title: t`Ownership received`,
        description: t`Companies that somebody wants to hand over to you. Accept one and it belongs to you.`,
        icon: Handshake,
        emptyTitle: t`Nobody has offered you a company`,
        emptyDescription: t`To take over a company, ask its owner to offer it to ${email}. The offer then appears here.`,
      }}
      row={(offer) => <ReceivedRow key={offer.id} offer={offer} />}
    />
  );
}

function ReceivedRow({ offer }: { readonly offer: Transfer }) {
  const { t } = useLingui();
  const name = useOfferName()(offer);
  const [asked, setAsked] = useState<'accept' | 'reject'>();
  const { forget, isForgetting } = useForgetting(offer.id);
  const close = (): void => setAsked(undefined);
  // As elements: a text that is put in would be read for tags.
  const giver = <bdi>{offer.giver.name}</bdi>;
  const address = <bdi>{offer.giver.email}</bdi>;
  return (
    <OfferRow
      offer={offer}
      people={
        <Trans>
          From {giver} · {address}
        </Trans>
      }
      actions={
        standingOf(offer) === 'PND' ? (
          <>
            <Button
              size="sm"
              tone="accent"
              aria-label={t`Accept: ${name}`}
              onPress={() => setAsked('accept')}
            >{t`Accept`}</Button>
            <Button
              size="sm"
              aria-label={t`Reject: ${name}`}
              onPress={() => setAsked('reject')}
            >{t`Reject`}</Button>
          </>
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
      {asked === 'accept' && <AcceptDialog offer={offer} onClose={close} />}
      {asked === 'reject' && <RejectDialog offer={offer} onClose={close} />}
    </OfferRow>
  );
}
