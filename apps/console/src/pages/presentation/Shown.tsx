import type { ShownPresentation } from '@comanda/api/calls';
import { pluralOf } from '@comanda/api/labels';
import {
  dimensionLabel,
  type Measure,
  measureLabel,
  presentations,
  type PresentationPage,
} from '@comanda/api/reports';
import { firstHour } from '@comanda/api/zones';
import { BarChart } from '@comanda/ui/BarChart';
import { BarList } from '@comanda/ui/BarList';
import { Card } from '@comanda/ui/Card';
import { Row, Rows } from '@comanda/ui/Rows';
import { Status } from '@comanda/ui/Status';
import { Text } from '@comanda/ui/Text';
import { WallBoard, type WallFigure } from '@comanda/ui/WallBoard';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLabel } from '../../app/label.ts';
import { LookControls } from '../../shell/LookControls.tsx';
import { isolated } from '../../app/isolated.ts';
import { changeOf, type Currency, figureOf, rowsOf, writeFigure, writeShort } from '../statistics/figures.ts';
import { hourOf, timelineOf } from '../statistics/timeline.ts';
import { useWords } from '../statistics/useWords.ts';
import { useClock } from './useClock.ts';
import { useAwake } from './useAwake.ts';
import { useTouched } from './useTouched.ts';
import { usePages } from './pages.ts';

interface ShownProps {
  readonly page: PresentationPage;
  readonly shown: ShownPresentation;
  /** Nothing newer comes for the time being. */
  readonly isOld: boolean;
}

/** What hangs on the wall: figures, how the day goes, and what is most. */
export function Shown({ page, shown, isOld }: ShownProps) {
  const { cName, name, stores, course } = shown;
  const isTouched = useTouched();
  useAwake();
  const [currency, ...others] = course.currencies;
  const kinds = usePages();
  return (
    <WallBoard
      title={name}
      about={
        <>
          {kinds[page]} · <bdi>{cName}</bdi>
          {stores.map(({ id, sName }) => (
            <span key={id}>
              {' · '}
              <bdi>{sName}</bdi>
            </span>
          ))}
        </>
      }
      aside={
        <>
          {isTouched && <LookControls />}
          <Age shown={shown} isOld={isOld} />
        </>
      }
      figures={useFigures(page, currency, others)}
    >
      {currency && (
        <>
          <Hours shown={shown} currency={currency} />
          {shown.ranks.map((rank) => (
            <Rank key={rank.by} rank={rank} currency={currency} />
          ))}
          {presentations[page].hasClosings && <Closings shown={shown} />}
        </>
      )}
    </WallBoard>
  );
}

/** The time of the stores, and whether the figures are of now. */
function Age({ shown: { stores, course }, isOld }: Pick<ShownProps, 'shown' | 'isOld'>) {
  const { t, i18n } = useLingui();
  const now = useClock();
  const { timeZone } = stores[0] ?? {};
  const timeOf = (at: number): string =>
    new Intl.DateTimeFormat(`${i18n.locale}-u-nu-latn`, {
      hour: '2-digit',
      minute: '2-digit',
      ...(timeZone !== undefined && { timeZone }),
    }).format(at);
  const read = timeOf(Date.parse(course.at));
  return (
    <>
      {isOld ? (
        <Status tone="danger" text={t`No connection. Figures of ${read}`} />
      ) : (
        <Status tone={course.isOpen ? 'success' : 'neutral'} text={course.isOpen ? t`Live` : t`Closed`} />
      )}
      <Text size="lg" isFigures weight="medium">
        <bdi>{timeOf(now)}</bdi>
      </Text>
    </>
  );
}

function useFigures(
  page: PresentationPage,
  currency: Currency | undefined,
  others: readonly Currency[],
): readonly WallFigure[] {
  const { t } = useLingui();
  const label = useLabel();
  if (!currency) return [];
  const figureIn = (of: Currency, measure: Measure): WallFigure => {
    const now = figureOf(of.totals, measure);
    const before = figureOf(of.before, measure);
    const change = changeOf(now, before, { measure, currency: of });
    const was = before === null || before === 0 ? undefined : isolated(writeFigure(before, measure, of));
    return {
      id: `${of.currency} ${measure}`,
      label: label(measureLabel(measure)),
      value: now === null ? '–' : writeFigure(now, measure, of),
      ...(change && { change }),
      ...(was !== undefined && { note: t`${was} a week before` }),
    };
  };
  return [
    ...presentations[page].measures.map((measure) => figureIn(currency, measure)),
    // Currencies are never added: each further one has its own sales.
    ...others.map((other) => figureIn(other, 'gross')),
  ];
}

interface PartProps {
  readonly shown: ShownPresentation;
  readonly currency: Currency;
}

/** The day by hour, beside the same weekday before. */
function Hours({ shown: { course, stores }, currency }: PartProps) {
  const { t } = useLingui();
  const label = useLabel();
  const words = useWords();
  const { from, to } = course.period;
  const running = course.isOpen ? hourOf(to, stores, Date.parse(course.at)) : undefined;
  const moments = timelineOf(
    rowsOf(course, currency),
    { granularity: 'D', from, to },
    {
      step: 'hour',
      measure: 'gross',
      begins: firstHour(stores),
      ...(running !== undefined && { runsUntil: running }),
    },
  );
  return (
    <Card title={label(dimensionLabel('hour'))}>
      <BarChart
        label={label(dimensionLabel('hour'))}
        pointsLabel={label(dimensionLabel('hour'))}
        series={[
          { id: 'now', name: words.nameOf('day', to) },
          ...(course.before
            ? [{ id: 'before', name: words.nameOf('day', course.before.to), isComparison: true }]
            : []),
        ]}
        points={moments.map(({ key, now, before }) => ({
          id: key,
          label: words.shortOf('hour', key),
          name: words.nameOf('hour', key),
          values: course.before ? [now, before] : [now],
        }))}
        format={(value) => writeFigure(value, 'gross', currency)}
        formatAxis={(value) => writeShort(value, 'gross', currency)}
        empty={t`Nothing was sold in this period.`}
        size="fill"
        note={label(measureLabel('gross'))}
        {...(running !== undefined && { current: { id: running, name: t`This hour` } })}
      />
    </Card>
  );
}

interface RankProps {
  readonly rank: ShownPresentation['ranks'][number];
  readonly currency: Currency;
}

/** What is most: stores, products, people. */
function Rank({ rank: { by, report }, currency }: RankProps) {
  const { t } = useLingui();
  const label = useLabel();
  const words = useWords();
  const title = label(dimensionLabel(by));
  const isOfProducts = by === 'product';
  const rows = rowsOf(report, currency).filter(({ values }) => figureOf(values, 'gross') !== 0);
  return (
    <Card title={title}>
      <BarList
        size="lg"
        label={title}
        empty={t`Nothing was sold in this period.`}
        format={(value) => writeFigure(value, 'gross', currency)}
        items={rows.map(({ keys, values, before }) => {
          const key = keys[by] ?? null;
          const gross = figureOf(values, 'gross') ?? 0;
          const count = figureOf(values, isOfProducts ? 'quantity' : 'tickets') ?? 0;
          const change = changeOf(gross, figureOf(before, 'gross'), {
            measure: 'gross',
            currency,
          });
          return {
            id: key ?? '',
            name: words.nameOf(by, key, report.labels),
            value: gross,
            detail: isOfProducts
              ? `× ${writeFigure(count, 'quantity', currency)}`
              : t`${plural(count, { one: '# ticket', other: '# tickets' })}`,
            ...(change && { change }),
          };
        })}
      />
    </Card>
  );
}

/** The Z reports that the day's figures are closed by. */
function Closings({ shown: { closings, course } }: Pick<ShownProps, 'shown'>) {
  const { t } = useLingui();
  const label = useLabel();
  const title = label(pluralOf('RPZ'));
  return (
    <Card title={title}>
      {closings.length === 0 ? (
        <Text as="p" tone="muted">{t`No till has closed this day yet.`}</Text>
      ) : (
        <Rows label={title}>
          {closings.map(({ id, sName, terminal, number, currency: code, total }) => {
            const currency = course.currencies.find((one) => one.currency === code);
            return (
              <Row key={id}>
                <span>
                  <bdi>{sName}</bdi> · <bdi>{terminal}</bdi> · <bdi>{`Z ${number}`}</bdi>
                </span>
                <Text isFigures weight="medium">
                  {currency ? writeFigure(total, 'gross', currency) : code}
                </Text>
              </Row>
            );
          })}
        </Rows>
      )}
    </Card>
  );
}
