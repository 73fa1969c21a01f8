import { useLingui } from '@lingui/react/macro';
import type { SortedOut } from './sortOut.ts';
import { useBytes } from './useBytes.ts';

interface Asked {
  readonly accept: readonly string[] | undefined;
  readonly mostBytes: number | undefined;
  readonly mostFiles: number | undefined;
  readonly isMany: boolean;
}

/** Why files were not taken, in words: of one file what to do, of several which. */
export function useRefusals({ accept = [], mostBytes = 0, mostFiles = 1, isMany }: Asked) {
  const { t, i18n } = useLingui();
  const most = useBytes()(mostBytes);
  const names = new Intl.ListFormat(i18n.locale);
  const choice = new Intl.ListFormat(i18n.locale, { type: 'disjunction' });
  return ({ kind, empty, size, full }: SortedOut['refused']): string => {
    const kinds = choice.format(accept);
    const [strange, hollow, large, late] = [kind, empty, size, full].map((list) => names.format(list));
    const said = isMany
      ? [
          strange !== '' && t`Not of a kind that is taken: ${strange}. Take ${kinds}.`,
          hollow !== '' && t`There is nothing in: ${hollow}.`,
          large !== '' && t`Larger than ${most}: ${large}.`,
          late !== '' && t`Not added, as there is room for ${mostFiles} only: ${late}.`,
        ]
      : [
          strange !== '' && t`This file is not of a kind that is taken. Take ${kinds}.`,
          hollow !== '' && t`This file is empty. Choose another one.`,
          large !== '' && t`This file is larger than ${most}. Choose a smaller one.`,
        ];
    return said.filter((text) => text !== false).join(' ');
  };
}
