import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../app/index.ts';
import { StateText } from './StateText.tsx';

export interface GroupTextProps {
  readonly all: number;
  readonly granted: number;
}

/** What a role says of a verb in all areas of a group: in words only where they are not alike. */
export function GroupText({ all, granted }: GroupTextProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  if (granted === all) return <StateText state="GRN" />;
  if (granted === 0) return <StateText state="NUL" />;
  const some = number(granted);
  const whole = number(all);
  return <Text isFigures>{t`${some} of ${whole}`}</Text>;
}
