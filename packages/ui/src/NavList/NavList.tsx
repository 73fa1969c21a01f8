import { Link } from 'react-aria-components/Link';
import { Icon, type IconSource } from '../Icon/index.ts';
import { classNames } from '../styles/classNames.ts';
import * as css from './NavList.css.ts';

export interface NavListItem {
  readonly href: string;
  readonly label: string;
  readonly icon?: IconSource;
  /** Whether it is the page that is open. */
  readonly isCurrent?: boolean;
}

export interface NavListProps {
  /** What the pages are about; read, not shown. */
  readonly label: string;
  readonly items: readonly NavListItem[];
}

/** The pages of one area, beside them or, where that is narrow, above: as many in a line as have room. */
export function NavList({ label, items }: NavListProps) {
  return (
    <nav aria-label={label}>
      <ul role="list" className={css.list}>
        {items.map(({ href, label, icon, isCurrent = false }) => (
          <li key={href}>
            <Link
              href={href}
              className={classNames(css.item, isCurrent && css.current)}
              {...(isCurrent && { 'aria-current': 'page' })}
            >
              {icon && <Icon icon={icon} />}
              <span className={css.text}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
