import type { Import } from '@comanda/api/calls';
import { isSpread, joins, type Telling } from '@comanda/api/transfer';
import { Card } from '@comanda/ui/Card';
import { Rows } from '@comanda/ui/Rows';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Changes } from './changes.ts';
import { ColumnRow } from './ColumnRow.tsx';
import { DecimalChoice } from './DecimalChoice.tsx';
import * as css from './import.css.ts';
import { figuresIn, filledTwice, NOT_READ, targetName, targetsOf } from './targets.ts';

export interface ColumnsStepProps {
  readonly telling: Telling;
  readonly job: Import;
  readonly onChange: (changes: Partial<Changes>) => void;
}

/** What each column of the file fills; every change begins a new trial run. */
export function ColumnsStep({ telling, job, onChange }: ColumnsStepProps) {
  const { t } = useLingui();
  const { mapping, decimalSign } = job.settings;
  const twice = filledTwice(mapping);
  const options = [
    { id: NOT_READ, label: t`Do not read` },
    ...targetsOf(telling, mapping),
    ...(isSpread(telling.resource)
      ? [
          { id: joins.group, label: t`Rows with the same value are one record` },
          { id: joins.option, label: t`Value of a variant` },
        ]
      : []),
  ];
  const figures = figuresIn(telling, mapping);
  const read = mapping.filter((target) => target !== null).length;
  return (
    <>
      {figures.length > 0 && (
        <DecimalChoice
          value={decimalSign}
          samples={figures.flatMap((at) => job.samples.flatMap((row) => row[at] || []))}
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
                  heading={heading}
                  samples={job.samples.flatMap((row) => row[at]?.trim() || []).slice(0, 3)}
                  target={target}
                  recognised={job.recognised[at] ?? 'unknown'}
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
