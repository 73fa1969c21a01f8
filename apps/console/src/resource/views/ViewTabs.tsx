import type { View } from '@comanda/api/calls';
import { Button } from '@comanda/ui/Button';
import { LinkButton } from '@comanda/ui/Link';
import { Menu, MenuItem, MenuSection, MenuTrigger } from '@comanda/ui/Menu';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown, Users } from 'lucide-react';
import { NO_VIEW } from '../list/listState.ts';
import { useGo } from '../useGo.ts';
import * as css from './views.css.ts';

/** More than these are found in the menu beside them. */
const MOST_TABS = 4;

/** The first ones; the one in hand takes the last place where it is not among them. */
const tabsOf = (views: readonly View[], current: View | undefined): readonly View[] => {
  const first = views.slice(0, MOST_TABS);
  return current === undefined || first.includes(current)
    ? first
    : [...first.slice(0, MOST_TABS - 1), current];
};

export interface ViewTabsProps {
  readonly label: string;
  readonly views: readonly View[];
  readonly current: View | undefined;
  readonly hrefOf: (view: View) => string;
  /** The list without a view. */
  readonly plain: { readonly href: string; readonly isHere: boolean };
}

/** Views to choose from: links to their addresses, and where they do not fit, one menu of all of them. */
export function ViewTabs({ label, views, current, hrefOf, plain }: ViewTabsProps) {
  const { t } = useLingui();
  const tabs = tabsOf(views, current);
  const all = t`All`;
  const menu = { views, current, hrefOf, plain, all };
  return (
    <nav className={css.choices} aria-label={label}>
      <ul role="list" className={css.tabs}>
        <Tab text={all} {...plain} isFirm />
        {tabs.map((view) => (
          <Tab
            key={view.id}
            text={view.name}
            href={hrefOf(view)}
            isHere={view === current}
            isShared={view.shared}
          />
        ))}
        {views.length > tabs.length && (
          <li className={css.firmTab}>
            <ViewMenu {...menu} text={t`More views`} />
          </li>
        )}
      </ul>
      <div className={css.folded}>
        <ViewMenu {...menu} text={current?.name ?? all} isHere />
      </div>
    </nav>
  );
}

interface TabProps {
  readonly text: string;
  readonly href: string;
  readonly isHere: boolean;
  readonly isShared?: boolean;
  /** Keeps its width when others give way. */
  readonly isFirm?: boolean;
}

function Tab({ text, href, isHere, isShared = false, isFirm = isHere }: TabProps) {
  return (
    <li className={isFirm ? css.firmTab : css.tab}>
      <LinkButton
        size="sm"
        variant={isHere ? 'soft' : 'ghost'}
        tone={isHere ? 'accent' : 'neutral'}
        href={href}
        UNSAFE_className={css.link}
        {...(isShared && { iconStart: Users })}
        {...(isHere && { 'aria-current': 'page', 'data-here': '' })}
      >
        <span className={css.name}>
          <Text as="bdi" wrap="truncate">
            {text}
          </Text>
        </span>
      </LinkButton>
    </li>
  );
}

interface ViewMenuProps extends Omit<ViewTabsProps, 'label'> {
  readonly all: string;
  readonly text: string;
  readonly isHere?: boolean;
}

function ViewMenu({ views, current, hrefOf, plain, all, text, isHere = false }: ViewMenuProps) {
  const { t } = useLingui();
  const go = useGo();
  const chosen = current?.id ?? (plain.isHere ? NO_VIEW : undefined);
  const item = (view: View) => {
    const { name } = view.owner;
    return (
      <MenuItem
        key={view.id}
        id={view.id}
        {...(view.shared && { icon: Users })}
        {...(!view.own && { description: t`Shared by ${name}` })}
      >
        {view.name}
      </MenuItem>
    );
  };
  const sections = [
    { id: 'own', title: t`Yours`, views: views.filter(({ own }) => own) },
    { id: 'shared', title: t`Shared with you`, views: views.filter(({ own }) => !own) },
  ];
  return (
    <MenuTrigger>
      <Button
        size="sm"
        variant={isHere ? 'soft' : 'ghost'}
        iconEnd={ChevronDown}
        UNSAFE_className={css.link}
        {...(isHere && { 'data-here': '' })}
      >
        <span className={css.name}>
          <Text as="bdi" wrap="truncate">
            {text}
          </Text>
        </span>
      </Button>
      <Menu
        label={t`Views`}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={chosen === undefined ? [] : [chosen]}
        onAction={(id) => {
          const view = views.find((one) => one.id === id);
          go(view ? hrefOf(view) : plain.href);
        }}
      >
        <MenuItem id={NO_VIEW}>{all}</MenuItem>
        {sections.map(
          (section) =>
            section.views.length > 0 && (
              <MenuSection key={section.id} title={section.title}>
                {section.views.map(item)}
              </MenuSection>
            ),
        )}
      </Menu>
    </MenuTrigger>
  );
}
