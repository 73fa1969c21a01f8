import { useLingui } from '@lingui/react/macro';
import { quoted } from '../Field/quoted.ts';
import { exactReach, type StepLimits } from './steps.ts';

export interface NumberProblem extends StepLimits {
  readonly value: number;
  readonly decimals: { readonly min: number; readonly max: number };
  /** What was kept out of the input. */
  readonly refused: string | undefined;
  /** What was given as the value and is no number; empty where that says nothing to a reader. */
  readonly unread: string | undefined;
}

/** What is wrong with a number, and what to do; nothing where it is right. */
export function useNumberProblem({
  value,
  decimals,
  min,
  max,
  refused,
  unread,
}: NumberProblem): string | undefined {
  const { t, i18n } = useLingui();
  const figure = (number: number) =>
    i18n.number(number, { minimumFractionDigits: decimals.min, maximumFractionDigits: decimals.max });
  const atLeast = (number: number) => {
    const limit = figure(number);
    return t`Enter ${limit} or more.`;
  };
  const atMost = (number: number) => {
    const limit = figure(number);
    return t`Enter ${limit} or less.`;
  };
  const noNumber = (given: string) => {
    const text = quoted(given);
    return t`“${text}” is not a number. Enter figures only.`;
  };
  if (refused !== undefined) {
    if (min !== undefined && min >= 0 && /^[-−]\d*$/.test(refused)) return atLeast(min);
    if (decimals.max === 0 && /^\d*[.,٫]\d*$/.test(refused)) return t`Enter a whole number.`;
    return noNumber(refused);
  }
  if (unread === '') return t`The value is not a number. Enter figures only.`;
  if (unread !== undefined) return noNumber(unread);
  if (min !== undefined && value < min) return atLeast(min);
  if (max !== undefined && value > max) return atMost(max);
  const reach = exactReach(decimals.max);
  if (value >= reach) return atMost(reach - 1);
  if (value <= -reach) return atLeast(1 - reach);
  return undefined;
}
