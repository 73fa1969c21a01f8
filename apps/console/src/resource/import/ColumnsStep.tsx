import type { Import } from '@comanda/api/calls';
import {
  cellFigure,
  columnAt,
  isSpread,
  joins,
  placeIn,
  settingIn,
  type Telling,
} from '@comanda/api/transfer';
import { Card } from '@comanda/ui/Card';
import { Rows } from '@comanda/ui/Rows';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Changes } from './changes.ts';
import { ColumnRow } from './ColumnRow.tsx';
import { DecimalChoice } from './DecimalChoice.tsx';
import { Doubts } from './Doubts.tsx';
import { isolated } from '../../app/isolated.ts';
import * as css from './import.css.ts';
import { ReadingChoice } from './ReadingChoice.tsx';
import { figuresIn, filledTwice, NOT_READ, targetName, targetsOf } from './targets.ts';

export interface ColumnsStepProps {
  readonly telling: Telling;
  readonly job: Import;
  readonly onChange: (changes: Partial<Changes>) => void;
}

const nobody = { count: 0, first: [] };

/** What each column of the file fills; every change begins a new trial run. */
export function ColumnsStep({ telling, job, onChange }: ColumnsStepProps) {
  const { t } = useLingui();
  const { mapping, decimalSign } = job.settings;
  const twice = filledTwice(mapping);
  const options = [
    { id: NOT_READ, label: t`Do not import` },
    ...targetsOf(telling, mapping),
    ...(isSpread(telling.resource)
      ? [
          { id: joins.group, label: t`Rows with the same value are one record` },
          { id: joins.option, label: t`Value of a variant` },
          { id: joins.key, label: t`Number that variants name their product by` },
        ]
      : []),
    // A column for each place, which its heading names.
    ...mapping.flatMap((target) => {
      const placed = target === null ? undefined : placeIn(target);
      const field = placed && targetName(telling, placed.path);
      return target !== null && placed && field !== undefined
        ? [{ id: target, label: t`${field} in “${isolated(placed.place)}”` }]
        : [];
    }),
    // A column of one tax each, which says yes or no.
    ...mapping.flatMap((target) => {
      const setting = target === null ? undefined : settingIn(target);
      const field = setting && targetName(telling, setting.path);
      return target !== null && setting && field !== undefined
        ? [{ id: target, label: t`${field} is “${isolated(setting.text)}” where it says yes` }]
        : [];
    }),
  ];
  const figures = figuresIn(telling, mapping);
  const written = figures.flatMap((at) => job.samples.flatMap((row) => row[at] || []));
  // A file without decimals has no sign before them; one whose later rows can be read in two ways asks for it.
  const isSignAsked =
    decimalSign !== null ||
    written.some((cell) => cellFigure(cell, null).kind === 'either') ||
    job.problems.some(({ code }) => code === 'two_readings');
  // What a person has given a column by now is read.
  const unread = job.unreadPrices.filter((at) => mapping[at] === null);
  const gaps = job.source?.gaps ?? [];
  // What headings of sections say stands behind the columns that the file has itself.
  const sectionsAt = job.source?.sections?.isTaken ? job.header.length - 1 : undefined;
  const filled = job.reading.fillDown ?? [];
  const read = mapping.filter((target) => target !== null).length;
  const meantAt = (at: number) => {
    const target = job.meant[at] ?? null;
    const name = target === null ? undefined : targetName(telling, target);
    if (target === null || name === undefined) return undefined;
    // The column that fills it gives way.
    const other = mapping.indexOf(target);
    const take = () =>
      onChange({
        mapping: new Map<number, string | null>([
          ...(other < 0 ? [] : [[other, null] as const]),
          [at, target],
        ]),
      });
    return { name, take };
  };
  // What a record refers to stands often once above those that share it; other cells are empty because nothing is there.
  const isFillable = (target: string | null): boolean =>
    target !== null && columnAt(telling.resource, telling.languages, target)?.field.kind === 'ref';
  const fillDown = (at: number, isOn: boolean) =>
    onChange({ reading: { fillDown: isOn ? [...filled, at] : filled.filter((one) => one !== at) } });
  return (
    <>
      {job.source && (
        <ReadingChoice
          source={job.source}
          system={job.system}
          onChange={(reading) => onChange({ reading })}
        />
      )}
      <Doubts job={{ ...job, unpriced: nobody, unreadPrices: unread }} />
      {figures.length > 0 && isSignAsked && (
        <DecimalChoice
          value={decimalSign}
          samples={written}
          onChange={(sign) => onChange({ decimalSign: sign })}
        />
      )}
      <Card
        title={t`Columns`}
        description={t`${plural(job.header.length, {
          one: `${read} of # column of the file is read.`,
          other: `${read} of # columns of the file are read.`,
        })}`}
        padding="none"
      >
        <div className={css.rows}>
          <Rows inset="card">
            {job.header.map((heading, at) => {
              const target = mapping[at] ?? null;
              const isTwice = target !== null && twice.has(target);
              const name = target === null ? undefined : targetName(telling, target);
              return (
                <ColumnRow
                  // The columns of a file keep their places.
                  // oxlint-disable-next-line react/no-array-index-key
                  key={at}
                  at={at}
                  heading={at === sectionsAt ? t`Rows of one text` : heading}
                  samples={job.samples.flatMap((row) => row[at]?.trim() || []).slice(0, 3)}
                  target={target}
                  recognised={job.recognised[at] ?? 'unknown'}
                  meant={target === null ? meantAt(at) : undefined}
                  fillDown={
                    gaps.includes(at) && isFillable(target)
                      ? { isOn: filled.includes(at), set: (isOn) => fillDown(at, isOn) }
                      : undefined
                  }
                  options={options}
                  error={isTwice ? t`Several columns fill “${name ?? ''}”. Keep one of them.` : undefined}
                  onChange={(next) => onChange({ mapping: new Map([[at, next === NOT_READ ? null : next]]) })}
                />
              );
            })}
          </Rows>
        </div>
      </Card>
    </>
  );
}
