import { useLingui } from '@lingui/react/macro';
import { Icon } from '../Icon/index.ts';
import * as css from './AgeScale.css.ts';
import { type DelayLevel, levels } from './levels.ts';

export interface AgeScaleProps {
  /** Age from which an order is late, and very late, in milliseconds: docs/product.md §16.6. */
  readonly late: number;
  readonly veryLate: number;
  /** How many orders there are of each; without it the scale is a legend only. */
  readonly counts?: Readonly<Record<DelayLevel, number>>;
}

const MINUTE = 60_000;

/** What the bands of the cards mean, each with its sign, its word and its minutes. */
export function AgeScale({ late, veryLate, counts }: AgeScaleProps) {
  const { t, i18n } = useLingui();
  const first = i18n.number(late / MINUTE);
  const second = i18n.number(veryLate / MINUTE);
  const ranges: Readonly<Record<DelayLevel, string>> = {
    inTime: t`to ${first} min`,
    late: t`${first}–${second} min`,
    veryLate: t`over ${second} min`,
  };
  return (
    <ul className={css.scale} aria-label={t`Ages`}>
      {(['inTime', 'late', 'veryLate'] as const).map((level) => (
        <li key={level} className={css.level} data-surface={levels[level].surface}>
          <Icon icon={levels[level].shape} UNSAFE_className={css.shape} />
          <span className={css.word}>{i18n._(levels[level].word)}</span>
          <span className={css.range}>{ranges[level]}</span>
          {counts && <span className={css.word}>{i18n.number(counts[level])}</span>}
        </li>
      ))}
    </ul>
  );
}
