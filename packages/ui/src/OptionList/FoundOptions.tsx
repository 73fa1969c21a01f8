import { useLingui } from '@lingui/react/macro';
import { Popover } from 'react-aria-components/Popover';
import * as popover from '../Popover/Popover.css.ts';
import { OptionList, type OptionListProps } from './OptionList.tsx';

export interface FoundOptionsProps extends Pick<OptionListProps, 'options' | 'first' | 'last'> {
  readonly isLoading: boolean;
  /** Why nothing could be found. */
  readonly searchError: string | undefined;
}

/** What opens below a field of react-aria's that is typed into: the options that have the words, or why there are none. */
export function FoundOptions({ isLoading, searchError, ...list }: FoundOptionsProps) {
  const { t } = useLingui();
  return (
    <Popover data-surface="overlay" offset={4} className={popover.popover({ width: 'trigger' })}>
      <OptionList {...list} whenEmpty={searchError ?? (isLoading ? t`Searching…` : t`Nothing found`)} />
    </Popover>
  );
}
