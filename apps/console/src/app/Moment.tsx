import { Text, type TextProps } from '@comanda/ui/Text';
import { writeInstant } from './dates.ts';

export interface MomentProps extends Pick<TextProps, 'size' | 'tone'> {
  /** ISO 8601. */
  readonly at: string;
}

/** Exactly when something happened, where a list's RelativeTime is not enough; day and time keep their order also among words that run the other way. */
export function Moment({ at, ...look }: MomentProps) {
  return (
    <time dateTime={at}>
      <Text {...look} as="bdi" dir="ltr" isFigures wrap="none">
        {writeInstant(at)}
      </Text>
    </time>
  );
}
