import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { Link } from '../Link/index.ts';
import * as css from './UsedBy.css.ts';

export interface UsingRecord {
  readonly id: string;
  readonly code: string;
  /** Empty where the code is all there is, as of a till. */
  readonly name: string;
  /** Its page; without one it is only named. */
  readonly href?: string | undefined;
}
export interface Use {
  readonly id: string;
  /** Code of what is used. */
  readonly code: string;
  /** How many records of which area use it: "12 regions". */
  readonly summary: string;
  /** The first of them. */
  readonly records: readonly UsingRecord[];
  /** Those that are not named: "and 7 more", and the list that has them all. */
  readonly more?: { readonly text: string; readonly href?: string | undefined } | undefined;
}
export interface UsedByProps {
  readonly uses: readonly Use[];
}

interface AwayProps {
  readonly href: string | undefined;
  readonly children: string;
}

/** What the person was doing stays open: they come back to it when they have changed the other record. */
function Away({ href, children }: AwayProps) {
  const { t } = useLingui();
  if (href === undefined) return <bdi>{children}</bdi>;
  return (
    <Link href={href} target="_blank" rel="noopener" underline="hover">
      <bdi>{children}</bdi>
      <VisuallyHidden>{t`(opens in a new tab)`}</VisuallyHidden>
    </Link>
  );
}

/** Says which records use something, and leads to each in a tab of its own. */
export function UsedBy({ uses }: UsedByProps) {
  return (
    <ul className={css.uses}>
      {uses.map(({ id, code, summary, records, more }) => (
        <li key={id} className={css.use}>
          <div className={css.head}>
            <bdi className={css.code}>{code}</bdi>
            <span>{summary}</span>
          </div>
          {records.length > 0 && (
            <ul className={css.records}>
              {records.map((record) => (
                <li key={record.id}>
                  <Away href={record.href}>{[record.code, record.name].filter(Boolean).join(' · ')}</Away>
                </li>
              ))}
              {more && (
                <li className={css.more}>
                  <Away href={more.href}>{more.text}</Away>
                </li>
              )}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
