import { type Terminal, terminalCalls } from '@comanda/api/calls';
import { Button } from '@comanda/ui/Button';
import type { DataTableColumn, RowAction } from '@comanda/ui/DataTable';
import { RelativeTime } from '@comanda/ui/RelativeTime';
import { Status } from '@comanda/ui/Status';
import { Text } from '@comanda/ui/Text';
import { Plural, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Limits } from '../../access/Limits.tsx';
import { useActions, useCallQuery, useCompany, useLabel } from '../../app/index.ts';
import { useListState } from '../../list/listState.ts';
import { pageOf, PlainList } from '../../list/PlainList.tsx';
import { IssueDialog } from './IssueDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';
import { saidOf, standingOf } from './standing.ts';
import { TerminalDialog } from './TerminalDialog.tsx';

const edits = 'ALLOW_COMPANY_TERMINAL_EDIT';
const removes = 'ALLOW_COMPANY_TERMINAL_DELETE';
const licenses = 'ALLOW_COMPANY_TERMINAL_LICENSE';
const columnIds = ['name', 'store', 'state', 'seen', 'software', 'machine'];
const lookAgain = 10_000;

/** What is being done, and to which till. */
type Doing =
  | { readonly kind: 'new' }
  | { readonly kind: 'issue'; readonly terminal: Pick<Terminal, 'id' | 'name' | 'licence'> }
  | { readonly kind: 'edit' | 'revoke' | 'remove'; readonly terminal: Terminal };

/** `/admin/terminals`: the tills of the company and what they are paired with (docs/product.md §22.7). */
export function TerminalsPage() {
  const { t } = useLingui();
  const label = useLabel();
  const { id: idCompany } = useCompany();
  const actions = useActions();
  const mayEdit = actions.has(edits);
  const mayLicense = actions.has(licenses);
  const list = useListState(columnIds);
  const [doing, setDoing] = useState<Doing>();
  const query = useCallQuery(
    terminalCalls.ofCompany,
    { params: { companyId: idCompany } },
    { refetchInterval: lookAgain },
  );
  const all = query.data;
  const columns = useMemo(
    (): readonly DataTableColumn<Terminal>[] => [
      {
        id: 'name',
        header: t`Name`,
        width: 160,
        isRowHeader: true,
        isHideable: false,
        cell: ({ name }) => <bdi>{name}</bdi>,
      },
      { id: 'store', header: t`Store`, width: 180, card: 'detail', cell: ({ sName }) => <bdi>{sName}</bdi> },
      {
        id: 'state',
        header: t`Publication`,
        width: 200,
        card: 'detail',
        cell: (terminal) => {
          const { tone, text } = saidOf[standingOf(terminal)];
          return <Status tone={tone} text={label(text)} />;
        },
      },
      {
        id: 'seen',
        header: t`Last seen`,
        width: 150,
        card: 'value',
        cell: ({ seen, isOnline }) =>
          isOnline ? <Status tone="success" text={t`Online`} /> : seen !== null && <RelativeTime at={seen} />,
      },
      {
        id: 'software',
        header: t`Version`,
        width: 120,
        cell: ({ software }) => <bdi>{software}</bdi>,
      },
      {
        id: 'machine',
        header: t`Machine`,
        width: 200,
        cell: ({ licence }) => (
          <Text tone="muted" as="bdi">
            {licence?.machine}
          </Text>
        ),
      },
    ],
    [t, label],
  );
  const rowActions = (terminal: Terminal): readonly RowAction[] => [
    ...(mayEdit
      ? [{ id: 'edit', label: t`Rename or move`, onAction: () => setDoing({ kind: 'edit', terminal }) }]
      : []),
    ...(mayLicense
      ? [
          {
            id: 'issue',
            label: terminal.licence ? t`Issue another licence` : t`Issue licence`,
            onAction: () => setDoing({ kind: 'issue', terminal }),
          },
        ]
      : []),
    ...(mayLicense && terminal.licence
      ? [
          {
            id: 'revoke',
            label: t`Revoke licence`,
            tone: 'danger' as const,
            onAction: () => setDoing({ kind: 'revoke', terminal }),
          },
        ]
      : []),
    ...(actions.has(removes)
      ? [
          {
            id: 'remove',
            label: t`Remove`,
            tone: 'danger' as const,
            onAction: () => setDoing({ kind: 'remove', terminal }),
          },
        ]
      : []),
  ];
  const make = mayEdit && (
    <Button tone="accent" iconStart={Plus} onPress={() => setDoing({ kind: 'new' })}>
      {t`New till`}
    </Button>
  );
  const close = (): void => setDoing(undefined);
  return (
    <PlainList
      title={t`Tills`}
      description={t`Each till belongs to a store and is paired by a licence. It sells what is published to that store.`}
      actions={
        <>
          <Limits actions={[edits, licenses, removes]} />
          {make}
        </>
      }
      list={list}
      query={query}
      found={pageOf(all, list)}
      columns={columns}
      getRowLabel={({ name }) => name}
      summary={<Plural value={all?.length ?? 0} one="# till" other="# tills" />}
      rowActions={rowActions}
      empty={{
        title: t`No till yet`,
        description: t`Add one to a store, and pair it with the licence that you get.`,
        action: make,
      }}
    >
      {doing?.kind === 'new' && (
        <TerminalDialog
          onClose={close}
          {...(mayLicense && { onMade: (terminal) => setDoing({ kind: 'issue', terminal }) })}
        />
      )}
      {doing?.kind === 'edit' && <TerminalDialog terminal={doing.terminal} onClose={close} />}
      {doing?.kind === 'issue' && <IssueDialog terminal={doing.terminal} onClose={close} />}
      {doing?.kind === 'revoke' && <RevokeDialog terminal={doing.terminal} onClose={close} />}
      {doing?.kind === 'remove' && <RemoveDialog terminal={doing.terminal} onClose={close} />}
    </PlainList>
  );
}
