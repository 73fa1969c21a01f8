import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { hasContent } from '../Field/parts.ts';
import { Icon, type IconSource } from '../Icon/index.ts';
import { classNames } from '../styles/classNames.ts';
import * as css from './PressCard.css.ts';

export interface PressCardProps {
  readonly title: ReactNode;
  /** Below the title, smaller and quieter. No control: the whole card is one. */
  readonly children?: ReactNode;
  /** Before the words. */
  readonly icon?: IconSource;
  /** Above the words, as wide as the card. */
  readonly picture?: ReactNode;
  /** After the words: where a press leads. */
  readonly iconEnd?: IconSource;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

/** A block of a few lines that is pressed as a whole: one of several things to go on with. */
export function PressCard(props: PressCardProps) {
  const { title, children, icon, picture, iconEnd, isDisabled = false, onPress } = props;
  return (
    <Button
      className={classNames(css.card, hasContent(picture) && css.pictured)}
      isDisabled={isDisabled}
      onPress={onPress}
    >
      {hasContent(picture) && <span className={css.picture}>{picture}</span>}
      {icon && (
        <span className={css.mark}>
          <Icon icon={icon} />
        </span>
      )}
      <span className={css.words}>
        <span className={css.title}>
          <bdi>{title}</bdi>
        </span>
        {hasContent(children) && <span className={css.details}>{children}</span>}
      </span>
      {iconEnd && (
        <span className={css.mark}>
          <Icon icon={iconEnd} />
        </span>
      )}
    </Button>
  );
}
