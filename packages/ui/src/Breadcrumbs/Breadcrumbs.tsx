import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { Icon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import * as css from './Breadcrumbs.css.ts';

export interface Crumb {
  label: string;
  /** Left out for the page that is shown and for a level that has no page. */
  href?: string;
}

export interface BreadcrumbsProps {
  /** From the outermost level to the page that is shown. */
  items: ReadonlyArray<Crumb>;
}

/** Where the page stands, and the way up. Not the way the person came: that is the browser's Back. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const { t } = useLingui();
  const last = items.length - 1;
  return (
    <nav aria-label={t`Breadcrumbs`}>
      <ol className={css.list}>
        {items.map((item, index) => (
          <li key={`${item.href ?? ''} ${item.label}`} className={css.crumb}>
            {index > 0 && <Icon icon={ChevronRight} size="sm" UNSAFE_className={css.separator} />}
            {index === last || item.href === undefined ? (
              <bdi {...(index === last && { className: css.current, 'aria-current': 'page' })}>
                {item.label}
              </bdi>
            ) : (
              <Link href={item.href} tone="plain" underline="hover">
                <bdi>{item.label}</bdi>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
