import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { Badge } from '../Badge/index.ts';
import { Icon, type IconSource } from '../Icon/index.ts';
import { classNames } from '../styles/classNames.ts';
import * as css from './Tabs.css.ts';

export interface TabItem<Id extends string = string> {
  id: Id;
  label: string;
  content: ReactNode;
  icon?: IconSource;
  /** How many things it holds. */
  count?: number;
  /** How many fields inside need attention: shown on the tab, so that no error hides behind it. */
  errorCount?: number;
  isDisabled?: boolean;
}

export interface TabsProps<Id extends string> {
  /** What the tabs are about; read, not shown. */
  label: string;
  items: ReadonlyArray<TabItem<Id>>;
  /** The id of the tab that is seen. */
  value?: Id;
  defaultValue?: Id;
  onChange?: (value: Id) => void;
  /** Keep the panels that are not seen, so that what was typed in them stays. */
  keepsPanels?: boolean;
  UNSAFE_className?: string;
}

/** Views of one thing, of which one is seen. Steps in an order are not tabs. */
export function Tabs<Id extends string>({
  label,
  items,
  value,
  defaultValue,
  onChange,
  keepsPanels = false,
  UNSAFE_className,
}: TabsProps<Id>) {
  return (
    <AriaTabs
      className={classNames(css.tabs, UNSAFE_className)}
      {...(value !== undefined && { selectedKey: value })}
      {...(defaultValue !== undefined && { defaultSelectedKey: defaultValue })}
      onSelectionChange={(key) => {
        const item = items.find((candidate) => candidate.id === key);
        if (item) onChange?.(item.id);
      }}
    >
      <TabList aria-label={label} className={css.list}>
        {items.map((item) => (
          <Tab
            key={item.id}
            id={item.id}
            className={css.tab}
            {...(item.isDisabled !== undefined && { isDisabled: item.isDisabled })}
          >
            {item.icon && <Icon icon={item.icon} />}
            {item.label}
            <TabCounts count={item.count} errorCount={item.errorCount ?? 0} />
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={css.panel} shouldForceMount={keepsPanels}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

function TabCounts({ count, errorCount }: { count: number | undefined; errorCount: number }) {
  const { t, i18n } = useLingui();
  return (
    <>
      {count !== undefined && <Badge>{i18n.number(count)}</Badge>}
      {errorCount > 0 && (
        <Badge tone="danger" label={t`${plural(errorCount, { one: '# error', other: '# errors' })}`}>
          {i18n.number(errorCount)}
        </Badge>
      )}
    </>
  );
}
