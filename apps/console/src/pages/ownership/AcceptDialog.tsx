import { type Transfer, transferCalls } from '@comanda/api/calls';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { Dialog } from '@comanda/ui/Dialog';
import { Row, Rows } from '@comanda/ui/Rows';
import { Text } from '@comanda/ui/Text';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { refresh, toast, useCallMutation, useCallQuery, useLabel } from '../../app/index.ts';
import { switchCompany } from '../../shell/switchCompany.ts';
import { EntityName } from '../business/EntityName.tsx';
import { PartState } from '../profile/form/PartState.tsx';
import { useOfferName } from './OfferRow.tsx';
import * as css from './ownership.css.ts';
import { problemOf } from './standing.ts';

export interface AnsweringProps {
  readonly offer: Transfer;
  readonly onClose: () => void;
}

/** Shows all that would be the person's, and takes it (docs/product.md §22.9). */
export function AcceptDialog({ offer, onClose }: AnsweringProps) {
  const { t } = useLingui();
  const label = useLabel();
  const router = useRouter();
  const name = useOfferName()(offer);
  const { id, giver } = offer;
  const { data, error, refetch } = useCallQuery(transferCalls.full, { params: { id } }, { staleTime: 0 });
  const { mutate, isPending } = useCallMutation(transferCalls.accept);
  const accept = async (): Promise<void> => {
    const result = await mutate({ params: { id } });
    await refresh('transfer.list', 'business.owned', 'company.ofUser', 'company.all');
    onClose();
    if (!result.ok) {
      const reason = label(problemOf(result.failure));
      toast({ tone: 'danger', message: t`Not accepted. ${reason}` });
      return;
    }
    const [first] = offer.transferBusinesses;
    toast({
      tone: 'success',
      message: t`${name} belongs to you now`,
      ...(first && {
        action: {
          label: t`Work there`,
          onAction: () => void switchCompany(router, first.idCompany).then(() => router.history.push('/')),
        },
      }),
    });
  };
  return (
    <Dialog
      title={t`Take over ${name}?`}
      size="sm"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={
        <>
          <Button slot="close" isDisabled={isPending}>{t`Cancel`}</Button>
          <Button
            tone="accent"
            isPending={isPending}
            isDisabled={!data}
            onPress={() => void accept()}
          >{t`Accept`}</Button>
        </>
      }
    >
      <div className={css.stack}>
        <Text as="p">
          {t`You become the owner, with every right, and ${giver.name} is no longer in it. Everybody else keeps their role until you change it.`}
        </Text>
        {data ? (
          <Rows isFramed label={t`What you take over`}>
            {data.companiesWithStores.map(({ id: idCompany, cName, avatar, stores }) => (
              <Row key={idCompany}>
                <EntityName
                  name={cName}
                  picture={avatar.url}
                  about={
                    stores.length === 0
                      ? t`No stores yet`
                      : stores.length > 3
                        ? t`${plural(stores.length, { one: '# store', other: '# stores' })}`
                        : stores.map(({ sName }) => sName).join(' · ')
                  }
                />
              </Row>
            ))}
          </Rows>
        ) : (
          <PartState failure={error?.failure} onRetry={() => void refetch()} />
        )}
        <Banner tone="info">
          {t`Accept only what you have agreed with ${giver.name} (${giver.email}): from then on you are responsible for the business.`}
        </Banner>
      </div>
    </Dialog>
  );
}
