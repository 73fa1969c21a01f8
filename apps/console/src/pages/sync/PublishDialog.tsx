import { businessCalls } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { Checkbox } from '@comanda/ui/Checkbox';
import { Dialog } from '@comanda/ui/Dialog';
import { Loading, Skeleton } from '@comanda/ui/Skeleton';
import { Text } from '@comanda/ui/Text';
import { Plural, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Refusal } from '../../access/Refusal.tsx';
import { failureMessage, toast, useCallQuery, useCompany, useLabel } from '../../app/index.ts';
import { useUnsavedDialog } from '../../app/useUnsavedDialog.ts';
import * as css from './sync.css.ts';
import { usePublication } from './usePublication.ts';

interface PublishDialogProps {
  /** Ids of the chosen changes, or all that are pending. */
  readonly trackers: readonly string[] | 'all';
  /** How many are pending. */
  readonly pending: number;
  readonly onClose: (isPublished: boolean) => void;
}

/** Asks to which stores changes go, publishes them and leads to where the tills can be watched (docs/product.md §9.2). */
export function PublishDialog({ trackers, pending, onClose }: PublishDialogProps) {
  const { t } = useLingui();
  const label = useLabel();
  const company = useCompany();
  const navigate = useNavigate();
  const stores = useCallQuery(businessCalls.storesOfCompany, { params: { id: company.id } });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<Failure>();
  useUnsavedDialog(chosen.length > 0);
  const count = trackers === 'all' ? pending : trackers.length;

  const { send, state } = usePublication({
    onFailure: setFailure,
    onPublished: ([first, ...others]) => {
      onClose(true);
      toast({ tone: 'success', message: t`Published. The tills are taking it in.` });
      if (!first) return;
      void navigate({
        to: others.length === 0 ? `/settings/sync/commits/${first.id}/show` : '/settings/sync/commits',
      });
    },
  });
  const isOnItsWay = state === 'publishing';
  // What was asked and not answered is asked again as it was: the stores are part of it.
  const isUnconfirmed = state === 'unconfirmed';
  const publish = (): void => {
    setFailure(undefined);
    if (isUnconfirmed) return send({ type: 'PUBLISH.REPEATED' });
    const idTrackers = trackers === 'all' ? undefined : trackers;
    const request = { key: crypto.randomUUID(), idCompany: company.id, idStores: chosen, idTrackers };
    send({ type: 'PUBLISH.ASKED', request });
  };

  return (
    <Dialog
      title={t`Publish to stores`}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose(false);
      }}
      actions={
        <>
          <Button slot="close" isDisabled={isOnItsWay}>{t`Cancel`}</Button>
          <Button tone="accent" isDisabled={chosen.length === 0} isPending={isOnItsWay} onPress={publish}>
            {isUnconfirmed ? t`Try again` : t`Publish`}
          </Button>
        </>
      }
    >
      <div className={css.stack}>
        <p>
          <Plural
            value={count}
            one="# change goes to the tills of the stores that you choose."
            other="# changes go to the tills of the stores that you choose."
          />{' '}
          {trackers !== 'all' &&
            t`Earlier changes of the same records, and new records that they refer to, go with them.`}
        </p>
        {failure && (
          <Banner tone="danger" title={isUnconfirmed ? t`Perhaps not published` : t`Not published`}>
            {label(failureMessage(failure))}
            <Refusal failure={failure} />
          </Banner>
        )}
        {stores.isPending && (
          <Loading>
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </Loading>
        )}
        {/* A list that was there before stays, and the call that needs another try is that of publishing. */}
        {stores.isLoadingError && (
          <Banner
            tone="danger"
            actions={<Button onPress={() => void stores.refetch()}>{t`Try again`}</Button>}
          >
            {label(failureMessage(stores.error.failure))}
            <Refusal failure={stores.error.failure} />
          </Banner>
        )}
        <fieldset className={css.choices}>
          <legend>
            <Text weight="medium">{t`Stores`}</Text>
          </legend>
          {stores.data?.map(({ id, sName, address, terminals }) => (
            <Checkbox
              key={id}
              label={sName}
              description={t`${address.city} · tills: ${terminals}`}
              isSelected={chosen.includes(id)}
              isDisabled={isOnItsWay || isUnconfirmed}
              onChange={(isChosen) =>
                setChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
          ))}
        </fieldset>
      </div>
    </Dialog>
  );
}
