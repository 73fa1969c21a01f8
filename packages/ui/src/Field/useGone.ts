import { useLingui } from '@lingui/react/macro';
import { quoted } from './quoted.ts';

/**
 * Says of a chosen value that none of the options is it any more; nothing where no value is. A list without options is
 * one that has not come yet, and calls nothing gone.
 */
export function useGone(
  options: ReadonlyArray<{ readonly id: string }>,
  value: string | null | undefined,
): string | undefined {
  const { t } = useLingui();
  if (value === undefined || value === null || options.some(({ id }) => id === value)) return undefined;
  if (value === '' || options.length === 0) return undefined;
  const text = quoted(value);
  return t`“${text}” is no longer there. Choose another.`;
}
