import { businessCalls, syncCalls, type Tracker, trackerNumberCalls } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { Checkbox } from '@comanda/ui/Checkbox';
import { Dialog } from '@comanda/ui/Dialog';
import { Loading, Skeleton } from '@comanda/ui/Skeleton';
import { Text } from '@comanda/ui/Text';
import { TextField } from '@comanda/ui/TextField';
import { plural, t as say } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { Refusal } from '../../access/Refusal.tsx';
import {
  failureMessage,
  refresh,
  toast,
  useCallMutation,
  useCallQuery,
  useCompany,
  useLabel,
} from '../../app/index.ts';
import { useUnsavedDialog } from '../../app/useUnsavedDialog.ts';
import { GoingOut } from './GoingOut.tsx';
import { countsOf } from './narrowing.ts';
import { nextNight, wallTime } from './planHour.ts';
import { PublishWhen, type When } from './PublishWhen.tsx';
import * as css from './sync.css.ts';
import { usePublication } from './usePublication.ts';
import { lazyPart } from '../../lazyPart.ts';

// It brings the definition of products.
const Unpriced = lazyPart(async () => (await import('./Unpriced.tsx')).Unpriced);

interface PublishDialogProps {
  /** The chosen changes, or all that are pending. */
  readonly trackers: readonly Tracker[] | 'all';
  readonly onClose: (isPublished: boolean) => void;
}

const none = { elements: 0, kinds: [], people: [] };
const storesInWords = (stores: number): string =>
  say`${plural(stores, { one: '# store', other: '# stores' })}`;

/** Asks to which stores changes go, publishes them and leads to where the tills can be watched (docs/product.md §9.2). */
export function PublishDialog({ trackers, onClose }: PublishDialogProps) {
  const { t } = useLingui();
  const label = useLabel();
  const company = useCompany();
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
  const [when, setWhen] = useState<When>({ kind: 'now' });
  const [note, setNote] = useState('');
  // An hour that is over by the minute is told by the platform.
  const [openedAt] = useState(() => Date.now());
  const planning = useCallMutation(syncCalls.plan);
  const chosen = picked ?? all;
  const [failure, setFailure] = useState<Failure>();
  useUnsavedDialog(picked !== undefined || note !== '' || when.kind !== 'now');
  const counts = trackers === 'all' ? (waiting ?? none) : countsOf(trackers);
  const { elements: count } = counts;
  const what = t`${plural(counts.elements, { one: '# change', other: '# changes' })}`;
  const where = storesInWords(chosen.length);
  // What the press does, as soon as it is known.
  const press =
    count > 0 && chosen.length > 0
      ? { now: t`Publish ${what} to ${where}`, later: t`Schedule ${what} for ${where}` }
      : { now: t`Publish`, later: t`Schedule` };

  const { send, state } = usePublication({
    onFailure: setFailure,
    onPublished: ([first, ...others]) => {
      onClose(true);
      toast({ tone: 'success', message: t`Published. The tills are updating.` });
      if (!first) return;
      void navigate({
        to: others.length === 0 ? `/settings/sync/commits/${first.id}/show` : '/settings/sync/commits',
      });
    },
  });
  const whatHinders = (): string | undefined => {
    if (trackers === 'all' && waiting?.elements === 0) return t`Every change is already published.`;
    if (stores.data?.length === 0) return t`There is no store yet to publish to.`;
    if (chosen.length === 0) return t`Choose at least one store.`;
    return when.kind === 'chosen' && (when.day === null || when.time === null)
      ? t`Choose the day and the hour.`
      : undefined;
  };
  /** The hour on the wall of the stores; nothing where it is now. */
  const hourOf = (): string | undefined => {
    if (when.kind === 'chosen') return `${when.day}T${when.time}`;
    if (when.kind === 'now') return undefined;
    // One hour for all: the latest of the nights to come is over on no wall.
    const nights = stores.data?.filter(({ id }) => chosen.includes(id)) ?? [];
    return nights
      .map(({ timeZone }) => nextNight(Date.now(), timeZone))
      .toSorted()
      .at(-1);
  };
  const isOver =
    when.kind === 'chosen' &&
    when.day !== null &&
    when.time !== null &&
    stores.data?.some(
      ({ id, timeZone }) => chosen.includes(id) && `${when.day}T${when.time}` <= wallTime(openedAt, timeZone),
    );
  const isOnItsWay = state === 'publishing' || planning.isPending;
  // What was asked and not answered is asked again as it was: the stores are part of it.
  const isUnconfirmed = state === 'unconfirmed';
  const hindrance = isUnconfirmed ? undefined : whatHinders();
  const plan = async (asked: Parameters<typeof planning.mutate>[0]['data']): Promise<void> => {
    const result = await planning.mutate({ data: asked });
    if (!result.ok) return setFailure(result.failure);
    await refresh('commit.plans');
    onClose(true);
    toast({ tone: 'success', message: t`Scheduled. It goes out by itself; you can cancel it until then.` });
  };
  const publish = (): void => {
    setFailure(undefined);
    if (isUnconfirmed) return send({ type: 'PUBLISH.REPEATED' });
    const idTrackers = trackers === 'all' ? undefined : trackers.map(({ id }) => id);
    const words = note.trim();
    const asked = { idCompany: company.id, idStores: [...chosen], ...(words !== '' && { note: words }) };
    const at = hourOf();
    if (at !== undefined) return void plan({ ...asked, at, ...(idTrackers && { idTrackers }) });
    send({ type: 'PUBLISH.ASKED', request: { key: crypto.randomUUID(), idTrackers, ...asked } });
  };

  return (
    <Dialog
      title={t`Publish to stores`}
      size="xl"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose(false);
      }}
      actions={
        <>
          <Button slot="close" isDisabled={isOnItsWay}>{t`Cancel`}</Button>
          <Button
            tone="accent"
            isDisabled={hindrance !== undefined || isOver === true}
            isPending={isOnItsWay}
            onPress={publish}
            {...(hindrance !== undefined && { 'aria-describedby': hindranceId })}
          >
            {isUnconfirmed ? t`Try again` : when.kind === 'now' ? press.now : press.later}
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
          <Banner tone="danger" title={isUnconfirmed ? t`It may not have been published` : t`Not published`}>
            {label(failureMessage(failure))}
            <Refusal failure={failure} />
          </Banner>
        )}
        {counts.kinds.some(({ entity }) => entity === 'ART') && <Unpriced.Later />}
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
        <div className={css.publication}>
          <GoingOut trackers={trackers} counts={counts} />
          <div className={css.stack}>
            <fieldset className={css.choices}>
              <legend className={css.legend}>
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
            <PublishWhen
              when={when}
              onChange={setWhen}
              isDisabled={isOnItsWay || isUnconfirmed}
              error={isOver ? t`This hour has already passed in one of the stores.` : undefined}
            />
            <TextField
              label={t`Why`}
              description={t`Optional: it stays with the publication.`}
              value={note}
              maxLength={200}
              isDisabled={isOnItsWay || isUnconfirmed}
              onChange={setNote}
            />
          </div>
        </div>
        {hindrance !== undefined && (
          <Text as="p" tone="muted" id={hindranceId}>
            {hindrance}
          </Text>
        )}
      </div>
    </Dialog>
  );
}
