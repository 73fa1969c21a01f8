import { useLingui } from '@lingui/react/macro';
import { exactReach, type StepLimits } from './steps.ts';

export interface NumberProblem extends StepLimits {
  readonly value: number;
  readonly decimals: { readonly min: number; readonly max: number };
  /** What was kept out of the input. */
  readonly refused: string | undefined;
}

/** What is wrong with a number, and what to do; nothing where it is right. */
export function useNumberProblem({ value, decimals, min, max, refused }: NumberProblem): string | undefined {
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
  if (refused !== undefined) {
    if (min !== undefined && min >= 0 && /^[-−]\d*$/.test(refused)) return atLeast(min);
    if (decimals.max === 0 && /^\d*[.,٫]\d*$/.test(refused)) return t`Enter a whole number.`;
    // Isolated: it may be written from the other side.
    const text = `\u2068${refused}\u2069`;
    return t`“${text}” is not a number. Enter figures only.`;
  }
  if (min !== undefined && value < min) return atLeast(min);
  if (max !== undefined && value > max) return atMost(max);
  const reach = exactReach(decimals.max);
  if (value >= reach) return atMost(reach - 1);
  if (value <= -reach) return atLeast(1 - reach);
  return undefined;
}
