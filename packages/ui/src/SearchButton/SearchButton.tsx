import { Search } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { button } from '../Button/Button.css.ts';
import { Icon } from '../Icon/index.ts';
import { classNames } from '../styles/classNames.ts';
import * as css from './SearchButton.css.ts';

export interface SearchButtonProps {
  /** What it opens; also its name where only the glass is seen. */
  readonly label: string;
  /** Keys that open the same, each as it is printed. */
  readonly keys?: readonly string[];
  readonly onPress: () => void;
}

/** Opens a search from a top bar. It looks like the box that it opens; on narrow windows it is a glass. */
export function SearchButton({ label, keys = [], onPress }: SearchButtonProps) {
  return (
    <Button
      onPress={onPress}
      className={classNames(button({ tone: 'neutral', variant: 'soft', size: 'md' }), css.button)}
    >
      <Icon icon={Search} />
      <span className={css.words}>{label}</span>
      {keys.length > 0 && (
        <span className={css.keys} dir="ltr" aria-hidden="true">
          {keys.map((key) => (
            <kbd key={key} className={css.key}>
              {key}
            </kbd>
          ))}
        </span>
      )}
    </Button>
  );
}
