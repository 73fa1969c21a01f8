import { useLingui } from '@lingui/react/macro';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { button } from '../Button/Button.css.ts';
import { Icon, type IconSource } from '../Icon/index.ts';
import { classNames } from '../styles/classNames.ts';
import { Tooltip } from '../Tooltip/index.ts';
import * as css from './CountButton.css.ts';

export interface CountButtonProps {
  readonly icon: IconSource;
  /** What it opens; also the tooltip. */
  readonly label: string;
  /** What it is called is seen too, where the window is wide enough: for what a bar is there for. */
  readonly isNamed?: boolean;
  readonly count: number;
  /** What is counted, for the spoken name: "12 pending changes". */
  readonly countLabel: string;
  /** Where it goes; without it, what it does. */
  readonly href?: string;
  readonly onPress?: () => void;
}

/** Above this the figure says "more". */
const MOST = 99;

/** A shortcut of the top bar with how much waits behind it. */
export function CountButton({
  icon,
  label,
  isNamed = false,
  count,
  countLabel,
  href,
  onPress,
}: CountButtonProps) {
  const { i18n } = useLingui();
  const shared = {
    className: isNamed
      ? classNames(button({ tone: 'neutral', variant: 'solid', size: 'md' }), css.holder, css.named)
      : classNames(button({ tone: 'neutral', variant: 'ghost', square: 'md' }), css.holder),
  };
  const content = (
    <>
      <Icon icon={icon} />
      {isNamed && (
        <span className={css.words} aria-hidden="true">
          {label}
        </span>
      )}
      <VisuallyHidden elementType="span">{count > 0 ? `${label}, ${countLabel}` : label}</VisuallyHidden>
      {count > 0 && (
        <span className={classNames(css.count, isNamed && css.countBeside)} aria-hidden="true">
          {count > MOST ? `${i18n.number(MOST)}+` : i18n.number(count)}
        </span>
      )}
    </>
  );
  return (
    <Tooltip text={label} placement="bottom" isDisabled={isNamed}>
      {href === undefined ? (
        <Button {...shared} {...(onPress && { onPress })}>
          {content}
        </Button>
      ) : (
        <Link {...shared} href={href}>
          {content}
        </Link>
      )}
    </Tooltip>
  );
}
