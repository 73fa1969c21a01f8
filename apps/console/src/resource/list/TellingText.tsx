import { Text, type TextProps } from '@comanda/ui/Text';
import * as css from './list.css.ts';

/** A figure at the end of a name, with its unit or sign: `10 %`, `33 cl`, `7,5%`. */
const figureAtEnd = /^(.*\S)(\s+[\d.,]+\s?(?:%|\p{L}{1,3})?)$/u;

export interface TellingTextProps extends Pick<TextProps, 'tone'> {
  readonly children: string;
}

/** A name that is cut where it does not fit, but never its figure: it is what tells one tax from another. */
export function TellingText({ children, tone }: TellingTextProps) {
  const [, words, figure] = figureAtEnd.exec(children) ?? [];
  const toned = tone !== undefined && { tone };
  if (words === undefined || figure === undefined)
    return (
      <Text as="bdi" wrap="truncate" {...toned}>
        {children}
      </Text>
    );
  return (
    <bdi className={css.telling}>
      <span className={figure.endsWith('%') ? css.wordsOfPercent : css.words}>
        <Text wrap="truncate" {...toned}>
          {`${words} `}
        </Text>
      </span>
      <Text wrap="none" {...toned}>
        {figure.trim()}
      </Text>
    </bdi>
  );
}
