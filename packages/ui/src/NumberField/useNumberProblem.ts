import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { quoted } from '../Field/quoted.ts';
import { exactReach, type StepLimits } from './steps.ts';
import type { Doubt } from './useDoubt.ts';
import type { Decimals, Figures } from './useFigures.ts';

export interface NumberProblem extends StepLimits {
  readonly value: number;
  readonly decimals: Decimals;
  readonly figures: Figures;
  /** What was given as the value and is no number; empty where that says nothing to a reader. */
  readonly unread: string | undefined;
}

/** What is wrong with a number, and what to do; nothing where it is right. */
export function useNumberProblem({
  value,
  decimals,
  figures,
  min,
  max,
  unread,
}: NumberProblem): string | undefined {
  const { t } = useLingui();
  const atLeast = (number: number) => {
    const limit = figures.write(number);
    return t`Enter ${limit} or more.`;
  };
  const atMost = (number: number) => {
    const limit = figures.write(number);
    return t`Enter ${limit} or less.`;
  };
  if (unread === '') return t`The value is not a number. Enter figures only.`;
  if (unread !== undefined) {
    const text = quoted(unread);
    return t`“${text}” is not a number. Enter figures only.`;
  }
  if (min !== undefined && value < min) return atLeast(min);
  if (max !== undefined && value > max) return atMost(max);
  const reach = exactReach(decimals.max);
  if (value >= reach) return atMost(reach - 1);
  if (value <= -reach) return atLeast(1 - reach);
  return undefined;
}

/** Why what stands in the input is not taken, and what to write instead. */
export function useDoubtText({ max }: Decimals, figures: Figures): (doubt: Doubt) => string {
  const { t } = useLingui();
  return ({ text: typed, reading }) => {
    const text = quoted(typed);
    if (reading.kind === 'either') {
      const [whole, fraction] = [reading.whole, reading.fraction].map((one) => figures.write(Number(one)));
      return t`${text} may be ${whole} or ${fraction}: write one of the two.`;
    }
    if (reading.kind === 'none') return t`“${text}” is not a number. Enter figures only.`;
    if (max === 0) return t`Enter a whole number.`;
    return t`${plural(max, {
      one: `“${text}” has more decimals than the # that is possible.`,
      other: `“${text}” has more decimals than the # that are possible.`,
    })}`;
  };
}
