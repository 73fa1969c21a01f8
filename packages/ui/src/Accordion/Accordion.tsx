import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { DisclosureGroup } from 'react-aria-components/DisclosureGroup';
import { Heading } from 'react-aria-components/Heading';
import { hasContent } from '../Field/parts.ts';
import { Icon, type IconSource } from '../Icon/index.ts';
import * as css from './Accordion.css.ts';

export interface AccordionItem<Id extends string = string> {
  readonly id: Id;
  readonly title: string;
  readonly content: ReactNode;
  readonly icon?: IconSource;
  /** At the end of the heading's line and outside its button, so that it may be a button itself: a badge, a state. */
  readonly end?: ReactNode;
  readonly isDisabled?: boolean;
}

export interface AccordionProps<Id extends string> {
  readonly items: readonly AccordionItem<Id>[];
  /** Level of the titles in the page's outline: one below the heading that they stand under. */
  readonly headingLevel: 2 | 3 | 4 | 5 | 6;
  /** Several may be open; otherwise opening one closes the other. */
  readonly isMany?: boolean;
  /** Ids of the open ones, where the application keeps them. */
  readonly open?: readonly Id[];
  readonly defaultOpen?: readonly Id[];
  readonly onOpenChange?: (open: readonly Id[]) => void;
  readonly isDisabled?: boolean;
}

/** Sections one below the other whose content is opened when it is wanted. On paper all are open. */
export function Accordion<Id extends string>({
  items,
  headingLevel,
  isMany = false,
  open,
  defaultOpen,
  onOpenChange,
  isDisabled = false,
}: AccordionProps<Id>) {
  return (
    <DisclosureGroup
      allowsMultipleExpanded={isMany}
      isDisabled={isDisabled}
      className={css.accordion}
      {...(open !== undefined && { expandedKeys: open })}
      {...(defaultOpen !== undefined && { defaultExpandedKeys: defaultOpen })}
      onExpandedChange={(keys) => onOpenChange?.(items.filter(({ id }) => keys.has(id)).map(({ id }) => id))}
    >
      {items.map((item) => (
        <Disclosure
          key={item.id}
          id={item.id}
          className={css.section}
          {...(item.isDisabled !== undefined && { isDisabled: item.isDisabled })}
        >
          <div className={css.header}>
            <Heading level={headingLevel} className={css.heading}>
              <Button slot="trigger" className={css.trigger}>
                <Icon icon={ChevronDown} UNSAFE_className={css.chevron} />
                {item.icon && <Icon icon={item.icon} />}
                <span className={css.title}>
                  <bdi>{item.title}</bdi>
                </span>
              </Button>
            </Heading>
            {hasContent(item.end) && <span className={css.end}>{item.end}</span>}
          </div>
          <DisclosurePanel className={css.panel}>
            <div className={css.content}>{item.content}</div>
          </DisclosurePanel>
        </Disclosure>
      ))}
    </DisclosureGroup>
  );
}
