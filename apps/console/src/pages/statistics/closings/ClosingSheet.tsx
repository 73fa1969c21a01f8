import type { ClosingWhole } from '@comanda/api/calls';
import { dimensionLabel, keyLabel, noneLabel } from '@comanda/api/reports';
import { Badge } from '@comanda/ui/Badge';
import { Card } from '@comanda/ui/Card';
import { Fact, Facts } from '@comanda/ui/Facts';
import { StatCard, StatGroup } from '@comanda/ui/StatCard';
import { Table } from '@comanda/ui/Table';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../../app/format.ts';
import { useLabel } from '../../../app/label.ts';
import * as css from '../statistics.css.ts';

/** A line of a block: what, how many of it, and what they come to. */
interface Line {
  readonly name: string;
  readonly count?: number | undefined;
  readonly amount?: number | null | undefined;
  /** Told also where it is nothing. */
  readonly isAlwaysTold?: boolean;
}

interface SheetProps {
  readonly closing: ClosingWhole;
  /** Of the store: a report is read by its clock. */
  readonly timeZone: string | undefined;
}

/** An X or a Z, block by block (docs/product.md §10.4). */
export function ClosingSheet({ closing, timeZone }: SheetProps) {
  const { t } = useLingui();
  const label = useLabel();
  const format = useFormat();
  const { blocks } = closing;
  const money = (minor: number | null): string =>
    minor === null ? '–' : format.money(minor, closing.currency);
  const block = (title: string, of: string, lines: readonly Line[]) =>
    lines.length > 0 && <Block key={title} {...{ title, of, lines }} write={money} />;
  return (
    <div className={css.page}>
      <StatGroup>
        <StatCard label={t`Sales`} value={money(closing.total)} />
        <StatCard label={t`Without taxes`} value={money(closing.net)} />
        <StatCard label={t`Tickets`} value={format.number(closing.tickets)} />
        {blocks && <StatCard label={t`Average ticket`} value={money(blocks.average)} />}
        {blocks && blocks.cash.difference !== null && (
          <StatCard
            label={t`Cash difference`}
            value={money(blocks.cash.difference)}
            note={<Judged difference={blocks.cash.difference} />}
          />
        )}
      </StatGroup>
      <Card>
        <Facts>
          {closing.terminal !== null && <Fact term={t`Till`}>{closing.terminal}</Fact>}
          <Fact term={t`From`}>{format.instant(closing.from, timeZone)}</Fact>
          <Fact term={t`Until`}>{format.instant(closing.to, timeZone)}</Fact>
          {closing.firstTicket !== null && closing.lastTicket !== null && (
            <Fact term={t`Ticket numbers`}>
              {t`${format.number(closing.firstTicket)} to ${format.number(closing.lastTicket)}`}
            </Fact>
          )}
          {closing.grandTotal !== null && (
            <Fact term={t`Sold since installation`}>{money(closing.grandTotal)}</Fact>
          )}
          {closing.grandReturns !== null && (
            <Fact term={t`Given back since installation`}>{money(closing.grandReturns)}</Fact>
          )}
          {blocks && blocks.own.software !== '' && (
            <Fact term={t`Software of the till`}>{blocks.own.software}</Fact>
          )}
        </Facts>
      </Card>
      <div className={css.blocks}>
        <TaxBlock closing={closing} write={money} />
        {blocks ? (
          <>
            {block(
              t`Paid by`,
              label({ id: 'PMT.kind' }),
              blocks.payments.map(({ kind, count, amount }) => ({
                name: label({ id: `PMT.kind.${kind}` }),
                count,
                amount,
              })),
            )}
            <CashBlock blocks={blocks} write={money} isClosed={closing.kind === 'Z'} />
            {block(
              t`Discounts`,
              label({ id: 'DSC.kind' }),
              blocks.discounts.map(({ kind, count, amount }) => ({
                name: label({ id: `DSC.kind.${kind}` }),
                count,
                amount,
              })),
            )}
            {block(
              t`By service`,
              label(dimensionLabel('service')),
              blocks.services.map(({ key, count, amount }) => ({
                name: label(key === null ? noneLabel : keyLabel('service', key)),
                count,
                amount,
              })),
            )}
            {block(
              t`By department`,
              label(dimensionLabel('department')),
              blocks.departments.map(({ name, count, amount }) => ({
                name: name ?? label(noneLabel),
                count,
                amount,
              })),
            )}
            {block(
              t`By employee`,
              label(dimensionLabel('employee')),
              blocks.employees.map(({ name, count, amount }) => ({
                name: name ?? label(noneLabel),
                count,
                amount,
              })),
            )}
            {block(t`Besides sales`, t`What`, [
              { name: t`Given back`, ...blocks.refunds },
              { name: t`Amended`, ...blocks.amended },
              { name: t`Voided tickets`, ...blocks.voids },
              { name: t`Corrected lines`, ...blocks.corrections },
              { name: t`Copies`, ...blocks.copies },
              { name: t`Pro-forma`, ...blocks.own.proforma },
              { name: t`Still open at closing`, ...blocks.own.open },
              { name: t`Training, not counted`, ...blocks.training },
              { name: t`Drawer opened without a sale`, count: blocks.own.drawerOpenings },
              { name: t`Prices asked for`, count: blocks.own.priceInquiries },
              { name: t`Guests`, count: blocks.covers },
              { name: t`Tips`, amount: blocks.tips },
              { name: t`Rounding`, amount: blocks.rounding },
            ])}
            {blocks.gaps.length > 0 && (
              <Card title={t`Numbers without a ticket`}>
                {blocks.gaps.map((gap) => format.number(gap)).join(' · ')}
              </Card>
            )}
          </>
        ) : (
          <Card>{t`This till closed before its release kept the other blocks of the report.`}</Card>
        )}
      </div>
    </div>
  );
}

/** Whether the drawer held what it should, in words. */
export function Judged({ difference }: { readonly difference: number }) {
  const { t } = useLingui();
  if (difference === 0) return <Badge tone="success">{t`To the cent`}</Badge>;
  return difference < 0 ? (
    <Badge tone="danger">{t`Too little`}</Badge>
  ) : (
    <Badge tone="warning">{t`Too much`}</Badge>
  );
}

interface Written {
  readonly write: (minor: number | null) => string;
}

interface BlockProps extends Written {
  readonly title: string;
  /** What its lines are told apart by: the head of their names. */
  readonly of: string;
  readonly lines: readonly Line[];
}

function Block({ title, of, lines, write }: BlockProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const shown = lines.filter(({ count, amount, isAlwaysTold }) => isAlwaysTold === true || count || amount);
  const hasCounts = shown.some(({ count }) => count !== undefined);
  return (
    <Card title={title} padding="none">
      <Table<Line>
        caption={title}
        isCaptionHidden
        density="compact"
        rows={shown}
        getRowId={(line) => String(lines.indexOf(line))}
        empty={t`None in this period`}
        columns={[
          { id: 'name', header: of, isRowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
          ...(hasCounts
            ? [
                {
                  id: 'count',
                  header: t`Number`,
                  align: 'end' as const,
                  cell: ({ count }: Line) => count !== undefined && number(count),
                },
              ]
            : []),
          {
            id: 'amount',
            header: t`Amount`,
            align: 'end',
            cell: ({ amount }) => amount !== undefined && write(amount),
          },
        ]}
      />
    </Card>
  );
}

function TaxBlock({ closing, write }: Written & Pick<SheetProps, 'closing'>) {
  const { t } = useLingui();
  type Share = ClosingWhole['taxes'][number];
  return (
    <Card title={t`Taxes`} padding="none">
      <Table<Share>
        caption={t`Taxes`}
        isCaptionHidden
        density="compact"
        rows={closing.taxes}
        getRowId={(share) => String(closing.taxes.indexOf(share))}
        empty={t`None in this period`}
        columns={[
          { id: 'tax', header: t`Tax`, isRowHeader: true, cell: ({ code }) => <bdi>{code}</bdi> },
          { id: 'base', header: t`Base`, align: 'end', cell: ({ base }) => write(base) },
          { id: 'amount', header: t`Tax amount`, align: 'end', cell: ({ tax }) => write(tax) },
          { id: 'gross', header: t`Together`, align: 'end', cell: ({ base, tax }) => write(base + tax) },
        ]}
      />
    </Card>
  );
}

const sum = (entries: readonly { readonly amount: number }[]): number =>
  entries.reduce((all, { amount }) => all + amount, 0);

interface CashProps extends Written {
  readonly blocks: NonNullable<ClosingWhole['blocks']>;
  readonly isClosed: boolean;
}

/** How the cash that ought to be there is reckoned, and what was counted. An office that reads an X does not know the drawer. */
function CashBlock({ blocks: { cash, own }, write, isClosed }: CashProps) {
  const { t } = useLingui();
  const sold: readonly Line[] = [
    { name: t`Cash sales`, amount: cash.sales },
    { name: t`Cash given back`, amount: -cash.refunds },
  ];
  const lines: readonly Line[] = isClosed
    ? [
        { name: t`In the drawer at opening`, amount: own.float, isAlwaysTold: true },
        ...sold,
        { name: t`Put in`, amount: sum(own.payIns) },
        { name: t`Taken out`, amount: -sum(own.payOuts) },
        { name: t`Carried to the safe`, amount: -own.drops },
        { name: t`Expected`, amount: cash.expected, isAlwaysTold: true },
        {
          name: own.blind ? t`Counted, without seeing what was expected` : t`Counted`,
          amount: cash.counted,
          isAlwaysTold: true,
        },
        { name: t`Difference`, amount: cash.difference, isAlwaysTold: true },
      ]
    : sold;
  return <Block title={t`Cash`} of={t`What`} lines={lines} write={write} />;
}
