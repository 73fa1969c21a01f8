import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { useShell } from '../AppShell/index.ts';
import { Badge } from '../Badge/index.ts';
import { Icon } from '../Icon/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { classNames } from '../styles/classNames.ts';
import { Tooltip } from '../Tooltip/index.ts';
import * as css from './SideMenu.css.ts';
import type { SideMenuEntry } from './types.ts';

export interface SideMenuProps {
  /** Names the navigation. Default "Main". */
  readonly label?: string;
  /** Undefined while they are on their way. */
  readonly entries: readonly SideMenuEntry[] | undefined;
}

/** The way through the product. In a rail only icons are seen; a drawer closes when a page was chosen. */
export function SideMenu({ label, entries }: SideMenuProps) {
  const { t } = useLingui();
  const shell = useShell();
  const isRail = shell !== undefined && shell.place !== 'drawer' && !shell.isMenuOpen;
  const onGo = () => {
    if (shell?.place === 'drawer') shell.setMenuOpen(false);
  };
  return (
    <nav aria-label={label ?? t`Main`} className={css.menu}>
      <ul className={css.list} aria-busy={entries === undefined}>
        {entries === undefined
          ? Array.from({ length: 7 }, (_, index) => (
              <li key={index} className={css.waiting}>
                <Skeleton width={index % 2 === 0 ? 'most' : 'half'} />
              </li>
            ))
          : entries.map((entry) => <Entry key={entry.id} entry={entry} isRail={isRail} onGo={onGo} />)}
      </ul>
    </nav>
  );
}

interface EntryProps {
  readonly entry: SideMenuEntry;
  readonly isRail: boolean;
  readonly onGo: () => void;
}

function Entry(props: EntryProps) {
  const { entry, isRail } = props;
  if (entry.isHeading) {
    return isRail ? (
      <li className={css.rule}>
        <VisuallyHidden>{entry.label}</VisuallyHidden>
      </li>
    ) : (
      <li className={css.heading}>{entry.label}</li>
    );
  }
  return <li>{entry.children && entry.children.length > 0 ? <Group {...props} /> : <Page {...props} />}</li>;
}

function Page({ entry, isRail, onGo }: EntryProps) {
  const link = (
    <Link
      className={classNames(css.entry, isRail && css.railEntry, entry.isCurrent && css.current)}
      onPress={onGo}
      {...(entry.href !== undefined && { href: entry.href })}
      {...(entry.isCurrent && { 'aria-current': 'page' as const })}
      {...(isRail && { 'aria-label': entry.label })}
    >
      <EntryText entry={entry} isRail={isRail} />
    </Link>
  );
  return isRail ? (
    <Tooltip text={entry.label} placement="end">
      {link}
    </Tooltip>
  ) : (
    link
  );
}

/** A disclosure (APG). In a rail there is no room for its pages: pressing it opens the menu first. */
function Group({ entry, isRail, onGo }: EntryProps) {
  const shell = useShell();
  const listId = useId();
  const holdsCurrent = entry.children?.some(isOrHoldsCurrent) === true;
  const [isOpenByHand, setOpenByHand] = useState<boolean>();
  const isOpen = !isRail && (isOpenByHand ?? holdsCurrent);
  const button = (
    <Button
      className={classNames(css.entry, isRail && css.railEntry, holdsCurrent && !isOpen && css.holdsCurrent)}
      aria-expanded={isOpen}
      {...(isOpen && { 'aria-controls': listId })}
      {...(isRail && { 'aria-label': entry.label })}
      onPress={() => {
        setOpenByHand(!isOpen);
        if (isRail) shell?.setMenuOpen(true);
      }}
    >
      <EntryText entry={entry} isRail={isRail} />
      {!isRail && (
        <Icon icon={ChevronDown} size="sm" UNSAFE_className={classNames(css.chevron, isOpen && css.turned)} />
      )}
    </Button>
  );
  return (
    <>
      {isRail ? (
        <Tooltip text={entry.label} placement="end">
          {button}
        </Tooltip>
      ) : (
        button
      )}
      {isOpen && (
        <ul id={listId} className={classNames(css.list, css.nested)}>
          {entry.children?.map((child) => (
            <Entry key={child.id} entry={child} isRail={false} onGo={onGo} />
          ))}
        </ul>
      )}
    </>
  );
}

function EntryText({ entry, isRail }: { entry: SideMenuEntry; isRail: boolean }) {
  const { i18n } = useLingui();
  return (
    <>
      {entry.icon ? (
        <Icon icon={entry.icon} />
      ) : (
        isRail && <span aria-hidden="true">{entry.label.slice(0, 1)}</span>
      )}
      {!isRail && <span className={css.text}>{entry.label}</span>}
      {!isRail && entry.count !== undefined && entry.count > 0 && <Badge>{i18n.number(entry.count)}</Badge>}
    </>
  );
}

function isOrHoldsCurrent(entry: SideMenuEntry): boolean {
  return entry.isCurrent === true || entry.children?.some(isOrHoldsCurrent) === true;
}
