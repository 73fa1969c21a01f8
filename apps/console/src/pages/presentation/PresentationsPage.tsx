import { type Presentation, presentationCalls } from '@comanda/api/calls';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { useIsNarrow } from '@comanda/ui/DataTable';
import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { Facts, Fact } from '@comanda/ui/Facts';
import { EmptyState } from '@comanda/ui/EmptyState';
import { RelativeTime } from '@comanda/ui/RelativeTime';
import { Status } from '@comanda/ui/Status';
import { Table, type TableColumn } from '@comanda/ui/Table';
import { useLingui } from '@lingui/react/macro';
import { Copy, ExternalLink, Monitor, Plus } from 'lucide-react';
import { useState } from 'react';
import { isolated } from '../../app/isolated.ts';
import { listed } from '../../app/listed.ts';
import { copyText } from '../../app/copyText.ts';
import { failureMessage } from '../../app/failures.ts';
import { refresh, toast, useCallMutation, useCallQuery, useCompany, useLabel } from '../../app/index.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { QueryState } from '../../list/QueryState.tsx';
import { NewPresentationDialog } from './NewPresentationDialog.tsx';
import { usePages } from './pages.ts';
import * as css from './presentation.css.ts';

const addressOf = ({ page, block }: Pick<Presentation, 'page' | 'block'>): string =>
  `${location.origin}/presentation/${page}/${block}`;

/** Addresses that show figures on a wall: made, seen and ended here (docs/product.md §20.9). */
export function PresentationsPage() {
  const { t } = useLingui();
  const company = useCompany();
  const kinds = usePages();
  const query = useCallQuery(presentationCalls.ofCompany, { params: { companyId: company.id } });
  const [isMaking, setMaking] = useState(false);
  const { data } = query;
  const isNarrow = useIsNarrow();
  const make = (
    <Button tone="accent" iconStart={Plus} onPress={() => setMaking(true)}>{t`New wall display`}</Button>
  );
  const columns: readonly TableColumn<Presentation>[] = [
    {
      id: 'name',
      header: t`Name`,
      isRowHeader: true,
      cell: (row) => (
        <>
          <bdi>{row.name}</bdi> <WhyNothing row={row} />
        </>
      ),
    },
    { id: 'page', header: t`Shows`, cell: ({ page }) => kinds[page] },
    {
      id: 'stores',
      header: t`Stores`,
      cell: ({ stores }) => listed(stores.map(({ sName }) => isolated(sName))),
    },
    { id: 'maker', header: t`Made by`, cell: ({ maker }) => <bdi>{maker}</bdi> },
    { id: 'shown', header: t`Last on a screen`, cell: (row) => <LastShown row={row} /> },
    { id: 'actions', header: t`Actions`, align: 'end', cell: (row) => <Actions row={row} /> },
  ];
  return (
    <div className={css.page}>
      <PageHead
        title={t`Wall displays`}
        description={t`Figures for a screen that nobody signs in at. Whoever has the address sees its stores, and nothing else.`}
        actions={make}
      />
      {!data && <QueryState query={query} />}
      {data?.length === 0 && (
        <EmptyState
          icon={Monitor}
          headingLevel={2}
          title={t`No wall display yet`}
          description={t`Make one, and open its address on the screen in your office or kitchen.`}
          action={make}
        />
      )}
      {isNarrow && data?.map((row) => <OnPhone key={row.id} row={row} />)}
      {!isNarrow && data !== undefined && data.length > 0 && (
        <Card padding="none">
          <Table<Presentation>
            caption={t`Wall displays`}
            isCaptionHidden
            columns={columns}
            rows={data}
            getRowId={({ id }) => id}
          />
        </Card>
      )}
      {isMaking && <NewPresentationDialog onClose={() => setMaking(false)} />}
    </div>
  );
}

interface RowProps {
  readonly row: Presentation;
}

/** One that shows nothing says why. */
function WhyNothing({ row: { isOpen, maker } }: RowProps) {
  const { t } = useLingui();
  if (isOpen) return null;
  return (
    <Status
      tone="warning"
      text={maker === '' ? t`Shows nothing: its maker is gone` : t`Shows nothing: ${maker} may not`}
    />
  );
}

function LastShown({ row: { shown } }: RowProps) {
  const { t } = useLingui();
  return shown === null ? t`Never` : <RelativeTime at={shown} />;
}

/** The same as a card, where a row would run sideways. */
function OnPhone({ row }: RowProps) {
  const { t } = useLingui();
  const kinds = usePages();
  return (
    <Card title={row.name}>
      <div className={css.stack}>
        <WhyNothing row={row} />
        <Facts>
          <Fact term={t`Shows`}>{kinds[row.page]}</Fact>
          <Fact term={t`Stores`}>{listed(row.stores.map(({ sName }) => isolated(sName)))}</Fact>
          <Fact term={t`Made by`}>
            <bdi>{row.maker}</bdi>
          </Fact>
          <Fact term={t`Last on a screen`}>
            <LastShown row={row} />
          </Fact>
        </Facts>
        <Actions row={row} />
      </div>
    </Card>
  );
}

function Actions({ row }: RowProps) {
  const { t } = useLingui();
  const label = useLabel();
  const [isAsked, setAsked] = useState(false);
  const { mutate } = useCallMutation(presentationCalls.end);
  const { id, name } = row;
  const end = async (): Promise<void> => {
    const result = await mutate({ params: { id } });
    await refresh('presentation.ofCompany');
    toast(
      result.ok
        ? { tone: 'success', message: t`Wall display ended` }
        : { tone: 'danger', message: label(failureMessage(result.failure)) },
    );
  };
  return (
    <span className={css.actions}>
      <Button
        size="sm"
        iconStart={Copy}
        aria-label={t`Copy the address of ${name}`}
        onPress={() => void copyText(addressOf(row))}
      >{t`Copy address`}</Button>
      <Button
        size="sm"
        variant="ghost"
        iconStart={ExternalLink}
        aria-label={t`Open ${name}`}
        onPress={() => window.open(addressOf(row), '_blank', 'noopener')}
      >{t`Open`}</Button>
      <Button
        size="sm"
        tone="danger"
        variant="ghost"
        aria-label={t`End ${name}`}
        onPress={() => setAsked(true)}
      >{t`End`}</Button>
      {isAsked && (
        <ConfirmDialog
          tone="danger"
          isOpen
          onOpenChange={setAsked}
          title={t`End ${name}?`}
          confirmLabel={t`End`}
          onConfirm={end}
        >
          {t`Screens with this address show nothing from that moment on. It cannot be undone; you can make another one.`}
        </ConfirmDialog>
      )}
    </span>
  );
}
