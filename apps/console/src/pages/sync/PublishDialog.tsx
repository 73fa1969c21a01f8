import { businessCalls, type Tracker, trackerNumberCalls } from '@comanda/api/calls';
import { pluralOf } from '@comanda/api/labels';
import type { Failure } from '@comanda/api/client';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { Checkbox } from '@comanda/ui/Checkbox';
import { Dialog } from '@comanda/ui/Dialog';
import { Fact, Facts } from '@comanda/ui/Facts';
import { Loading, Skeleton } from '@comanda/ui/Skeleton';
import { Text } from '@comanda/ui/Text';
import { Plural, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { Refusal } from '../../access/Refusal.tsx';
import { failureMessage, toast, useCallQuery, useCompany, useFormat, useLabel } from '../../app/index.ts';
import { useUnsavedDialog } from '../../app/useUnsavedDialog.ts';
import * as css from './sync.css.ts';
import { usePublication } from './usePublication.ts';

interface PublishDialogProps {
  /** The chosen changes, or all that are pending. */
  readonly trackers: readonly Tracker[] | 'all';
  readonly onClose: (isPublished: boolean) => void;
}

const none = { elements: 0, kinds: [] };

/** How many records of each kind these changes are about, the most first. */
const kindsOf = (trackers: readonly Tracker[]) => {
  const records = new Map(
    trackers.map(({ subject }) => [`${subject.entity} ${subject.idEntity}`, subject.entity]),
  );
  const counts = new Map<string, number>();
  for (const entity of records.values()) counts.set(entity, (counts.get(entity) ?? 0) + 1);
  const kinds = [...counts].map(([entity, count]) => ({ entity, records: count }));
  return { elements: trackers.length, kinds: kinds.toSorted((one, other) => other.records - one.records) };
};

/** Asks to which stores changes go, publishes them and leads to where the tills can be watched (docs/product.md §9.2). */
export function PublishDialog({ trackers, onClose }: PublishDialogProps) {
  const { t } = useLingui();
  const label = useLabel();
  const company = useCompany();
  const format = useFormat();
  const navigate = useNavigate();
  const hindranceId = useId();
  const stores = useCallQuery(businessCalls.storesOfCompany, { params: { id: company.id } });
  const waiting = useCallQuery(
    trackerNumberCalls.number,
    { params: { id: company.id, status: 'PND' } },
    { enabled: trackers === 'all' },
  ).data;
  // Until somebody chooses, all of them, those included that come while the dialog is open.
  const [picked, setPicked] = useState<readonly string[]>();
  const all = stores.data?.map(({ id }) => id) ?? [];
  const chosen = picked ?? all;
  const [failure, setFailure] = useState<Failure>();
  useUnsavedDialog(picked !== undefined);
  const { elements: count, kinds } = trackers === 'all' ? (waiting ?? none) : kindsOf(trackers);

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
  const whatHinders = (): string | undefined => {
    if (trackers === 'all' && waiting?.elements === 0) return t`Every change is published: nothing goes out.`;
    if (stores.data?.length === 0) return t`There is no store yet that this could go to.`;
    return chosen.length === 0 ? t`Choose at least one store.` : undefined;
  };
  const isOnItsWay = state === 'publishing';
  // What was asked and not answered is asked again as it was: the stores are part of it.
  const isUnconfirmed = state === 'unconfirmed';
  const hindrance = isUnconfirmed ? undefined : whatHinders();
  const publish = (): void => {
    setFailure(undefined);
    if (isUnconfirmed) return send({ type: 'PUBLISH.REPEATED' });
    const idTrackers = trackers === 'all' ? undefined : trackers.map(({ id }) => id);
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
          <Button
            tone="accent"
            isDisabled={hindrance !== undefined}
            isPending={isOnItsWay}
            onPress={publish}
            {...(hindrance !== undefined && { 'aria-describedby': hindranceId })}
          >
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
        {kinds.length > 0 && (
          <Facts>
            {kinds.map(({ entity, records }) => (
              <Fact key={entity} term={label(pluralOf(entity))}>
                {format.number(records)}
              </Fact>
            ))}
          </Facts>
        )}
        <fieldset className={css.choices}>
          <legend>
            <Text weight="medium">{t`Stores`}</Text>
          </legend>
          {all.length > 1 && (
            <Checkbox
              label={t`All stores`}
              isSelected={chosen.length === all.length}
              isIndeterminate={chosen.length > 0 && chosen.length < all.length}
              isDisabled={isOnItsWay || isUnconfirmed}
              onChange={(isChosen) => setPicked(isChosen ? all : [])}
            />
          )}
          {stores.data?.map(({ id, sName, address, terminals }) => (
            <Checkbox
              key={id}
              label={sName}
              description={t`${address.city} · tills: ${terminals}`}
              isSelected={chosen.includes(id)}
              isDisabled={isOnItsWay || isUnconfirmed}
              onChange={(isChosen) =>
                setPicked(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
          ))}
        </fieldset>
        {hindrance !== undefined && (
          <Text as="p" tone="muted" id={hindranceId}>
            {hindrance}
          </Text>
        )}
      </div>
    </Dialog>
  );
}
