import { type KitchenScreen, kitchenWallCalls, type WallMonitor } from '@comanda/api/calls';
import { Button } from '@comanda/ui/Button';
import { type DataTableColumn, type RowAction, useIsNarrow } from '@comanda/ui/DataTable';
import { Link } from '@comanda/ui/Link';
import { RelativeTime } from '@comanda/ui/RelativeTime';
import { Status } from '@comanda/ui/Status';
import { Text } from '@comanda/ui/Text';
import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { MessageSquare } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { Limits } from '../../access/Limits.tsx';
import { toast, useAllowed, useCallMutation, useCallQuery, useCompany, useFormat } from '../../app/index.ts';
import { isDone } from '../../app/tellFailure.ts';
import { useListState } from '../../list/listState.ts';
import { pageOf, PlainList } from '../../list/PlainList.tsx';
import { CoverDialog } from './CoverDialog.tsx';
import * as css from './kitchenScreens.css.ts';
import { refreshed } from './refreshed.ts';
import { backupsFor, rowsOf, type WallRow } from './wallRows.ts';
import { WriteDialog } from './WriteDialog.tsx';

const tends = 'ALLOW_COMPANY_KITCHEN_REVOKE';
const columnIds = ['screen', 'monitor', 'state', 'waiting', 'sound', 'release'];
/** A screen that goes, or comes, is seen here within so many milliseconds. */
const lookAgain = 5000;

type Doing =
  | { readonly kind: 'write'; readonly screens: readonly KitchenScreen[] }
  | { readonly kind: 'cover'; readonly monitor: WallMonitor };

/** `/kds/config/screens`: every screen of the company's kitchens and how it is doing (docs/product.md §16.22). */
export function KitchenScreens() {
  const { t } = useLingui();
  const format = useFormat();
  const { id: idCompany } = useCompany();
  const mayTend = useAllowed(tends);
  const isNarrow = useIsNarrow();
  const list = useListState(columnIds);
  const [doing, setDoing] = useState<Doing>();
  const reload = useCallMutation(kitchenWallCalls.reload, { refreshes: refreshed });
  const cover = useCallMutation(kitchenWallCalls.cover, { refreshes: refreshed });
  const query = useCallQuery(
    kitchenWallCalls.wall,
    { params: { companyId: idCompany } },
    { refetchInterval: lookAgain },
  );
  const monitors = useMemo(() => query.data ?? [], [query.data]);
  const rows = useMemo(() => rowsOf(monitors), [monitors]);
  const live = rows.flatMap(({ screen }) => (screen?.isLive ? [screen] : []));
  const nameOf = useCallback(({ names, code }: WallMonitor) => format.names(names) || code, [format]);
  const columns = useMemo((): readonly DataTableColumn<WallRow>[] => {
    const waits = (steps: number) => (
      <Status tone="warning" text={t`${plural(steps, { one: '# step waits', other: '# steps wait' })}`} />
    );
    const deaf = <Status tone="warning" text={t`Cannot be heard`} />;
    const older = (app: string) => <Status tone="warning" text={t`Older: ${app}`} />;
    return [
      {
        id: 'screen',
        header: t`Screen`,
        width: 160,
        isRowHeader: true,
        isHideable: false,
        cell: ({ screen, monitor }) =>
          screen ? (
            <bdi>{screen.name}</bdi>
          ) : (
            <Text tone="muted">{t`No screen shows ${nameOf(monitor)}`}</Text>
          ),
        // On a phone only what somebody has to see to is told, and none of it is cut.
        ...(isNarrow && {
          marks: ({ screen }: WallRow) =>
            screen && (
              <>
                {screen.waiting > 0 && waits(screen.waiting)}
                {screen.isAudible === false && deaf}
                {screen.isNewest === false && screen.app !== null && older(screen.app)}
              </>
            ),
        }),
      },
      {
        id: 'monitor',
        header: t`Monitor`,
        width: 220,
        card: 'detail',
        cell: ({ monitor }) => {
          const backup = monitors.find(({ id }) => id === monitor.idBackup);
          const by = backup && nameOf(backup);
          return (
            <span className={css.stack}>
              <span>
                <bdi>{nameOf(monitor)}</bdi> · <bdi>{monitor.sName}</bdi>
              </span>
              {by !== undefined && <Status tone="warning" text={t`Its orders are shown on ${by} too`} />}
            </span>
          );
        },
      },
      {
        id: 'state',
        header: t`Last proof of life`,
        width: 180,
        card: 'value',
        cell: ({ screen }) =>
          screen &&
          (screen.isLive ? (
            <Status tone="success" text={t`Live`} />
          ) : screen.seen === null ? (
            <Status tone="neutral" text={t`Has not connected yet`} />
          ) : (
            <RelativeTime at={screen.seen} />
          )),
      },
      {
        id: 'waiting',
        header: t`Waiting steps`,
        width: 150,
        cell: ({ screen }) =>
          screen && (screen.waiting > 0 ? waits(screen.waiting) : <Text tone="muted">{t`None`}</Text>),
      },
      {
        id: 'sound',
        header: t`Sound`,
        width: 150,
        cell: ({ screen }) =>
          screen?.isAudible === true ? (
            <Status tone="success" text={t`Can be heard`} />
          ) : (
            screen?.isAudible === false && deaf
          ),
      },
      {
        id: 'release',
        header: t`Version`,
        width: 160,
        cell: ({ screen }) =>
          screen &&
          (screen.app !== null || screen.isReloading || screen.message !== null) && (
            <span className={css.stack}>
              {screen.app !== null &&
                (screen.isNewest === false ? (
                  older(screen.app)
                ) : (
                  <Status tone="success" text={t`Newest: ${screen.app}`} />
                ))}
              {screen.isReloading && <Status tone="info" text={t`Starts anew soon`} />}
              {screen.message !== null && (
                <Text tone="muted" as="bdi">{t`Not read yet: ${screen.message}`}</Text>
              )}
            </span>
          ),
      },
    ];
  }, [t, isNarrow, monitors, nameOf]);
  const restart = async ({ id, name }: KitchenScreen): Promise<void> => {
    if (isDone(await reload.mutate({ params: { id } })))
      toast({ tone: 'success', message: t`${name} starts anew as soon as nothing can be lost` });
  };
  const giveBack = async (monitor: WallMonitor): Promise<void> => {
    if (isDone(await cover.mutate({ params: { id: monitor.id }, data: { idBackup: null } })))
      toast({ tone: 'success', message: t`${nameOf(monitor)} shows its orders alone again` });
  };
  const rowActions = ({ monitor, screen }: WallRow): readonly RowAction[] =>
    mayTend
      ? [
          ...(screen
            ? [
                {
                  id: 'write',
                  label: t`Write to it`,
                  onAction: () => setDoing({ kind: 'write', screens: [screen] }),
                },
                { id: 'reload', label: t`Start anew`, onAction: () => void restart(screen) },
              ]
            : []),
          ...(monitor.idBackup === null && backupsFor(monitor, monitors).length > 0
            ? [
                {
                  id: 'cover',
                  label: t`Have another monitor take over`,
                  onAction: () => setDoing({ kind: 'cover', monitor }),
                },
              ]
            : []),
          ...(monitor.idBackup === null
            ? []
            : [{ id: 'back', label: t`Give its orders back`, onAction: () => void giveBack(monitor) }]),
        ]
      : [];
  const close = (): void => setDoing(undefined);
  return (
    <PlainList
      title={t`Kitchen screens`}
      description={t`Every screen of your kitchens: whether it is alive, what it has still to send, whether it is heard.`}
      actions={
        <>
          <Limits actions={[tends]} />
          <Link href="/kds" target="_blank" rel="noreferrer">
            {t`Open the kitchen`}
          </Link>
          {mayTend && live.length > 1 && (
            <Button iconStart={MessageSquare} onPress={() => setDoing({ kind: 'write', screens: live })}>
              {t`Write to all live screens`}
            </Button>
          )}
        </>
      }
      list={list}
      query={query}
      found={query.data && pageOf(rows, list)}
      columns={columns}
      getRowLabel={({ screen, monitor }) => screen?.name ?? nameOf(monitor)}
      summary={<Plural value={rows.length} one="# screen" other="# screens" />}
      rowActions={rowActions}
      empty={{
        title: t`No monitor yet`,
        description: t`Set up a monitor for your kitchen, then open the kitchen app on a device and choose it.`,
      }}
    >
      {doing?.kind === 'write' && <WriteDialog screens={doing.screens} onClose={close} />}
      {doing?.kind === 'cover' && (
        <CoverDialog
          monitor={doing.monitor}
          backups={backupsFor(doing.monitor, monitors)}
          nameOf={nameOf}
          onClose={close}
        />
      )}
    </PlainList>
  );
}
