import { Check } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Collection, ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Avatar } from '../Avatar/index.ts';
import { Icon, type IconSource } from '../Icon/index.ts';
import { classNames } from '../styles/classNames.ts';
import { OptionRows } from './optionRows.ts';
import * as css from './option.css.ts';

/** One choice of a Select or ComboBox. */
export interface Option<Id extends string = string> {
  id: Id;
  label: string;
  description?: string;
  icon?: IconSource;
  /** The face of a person or business, instead of an icon. */
  avatar?: { name: string; src: string | null; shape?: 'circle' | 'square' };
  /** What it is found by when words are typed, if more than its label. */
  words?: string;
  /** At the end of the row: a code, a count. */
  end?: string;
  isDisabled?: boolean;
}

/** A row that does something instead of being chosen; the list closes after it. */
export interface OptionAction {
  label: string;
  icon: IconSource;
  /** At the end of the row: a count. */
  end?: string;
  onAction: () => void;
}

/** Longer lists render only the rows in view: opening a thousand options costs 14 times less. */
export const virtualFrom = 100;

export interface OptionListProps {
  options: ReadonlyArray<Option>;
  /** Shown instead of rows when there are none. */
  whenEmpty: ReactNode;
  /** Above the options. Only a ComboBox does what such a row says. */
  first?: OptionAction | undefined;
  /** Below them. */
  last?: OptionAction | undefined;
  /** Left out inside a Select or ComboBox, which give it by context. */
  selection?: { label: string; value: string | null; onChange: (id: string) => void };
}

/** The list inside the popover of whatever lets one be chosen. */
export function OptionList({ options, whenEmpty, first, last, selection }: OptionListProps) {
  const list = (
    <ListBox
      className={css.list}
      {...(selection && {
        'aria-label': selection.label,
        selectionMode: 'single',
        disallowEmptySelection: true,
        selectedKeys: selection.value === null ? [] : [selection.value],
        onSelectionChange: (keys) => {
          const chosen = options.find(({ id }) => keys !== 'all' && keys.has(id));
          if (chosen) selection.onChange(chosen.id);
        },
      })}
      renderEmptyState={() => <div className={css.empty}>{whenEmpty}</div>}
    >
      {first && <ActionRow id=":first" action={first} />}
      <Collection items={options}>{(option) => <OptionRow option={option} />}</Collection>
      {last && <ActionRow id=":last" action={last} />}
    </ListBox>
  );
  return options.length > virtualFrom ? <LongList>{list}</LongList> : list;
}

/** All of its rows until there is the code that renders those in view: a list without it is slower, not broken. */
function LongList({ children }: { children: ReactNode }) {
  const isLoaded = OptionRows.useLoaded(false);
  useEffect(() => {
    OptionRows.load().catch(() => {});
  }, []);
  return isLoaded ? <OptionRows.View>{children}</OptionRows.View> : children;
}

function OptionRow({ option }: { option: Option }) {
  return (
    <ListBoxItem
      id={option.id}
      value={option}
      textValue={option.words ?? option.label}
      className={css.option}
      {...(option.isDisabled !== undefined && { isDisabled: option.isDisabled })}
    >
      {({ isSelected }) => (
        <>
          {option.avatar && <Avatar {...option.avatar} />}
          {option.icon && <Icon icon={option.icon} />}
          <span className={css.words}>
            <span>
              <bdi>{option.label}</bdi>
            </span>
            {option.description !== undefined && (
              <span className={css.description}>
                <bdi>{option.description}</bdi>
              </span>
            )}
          </span>
          {option.end !== undefined && <bdi className={css.end}>{option.end}</bdi>}
          <span className={css.mark}>{isSelected && <Icon icon={Check} />}</span>
        </>
      )}
    </ListBoxItem>
  );
}

function ActionRow({ id, action }: { id: string; action: OptionAction }) {
  return (
    <ListBoxItem
      id={id}
      textValue={action.label}
      className={classNames(css.option, css.action)}
      onAction={action.onAction}
    >
      <Icon icon={action.icon} />
      <span className={css.words}>{action.label}</span>
      {action.end !== undefined && <span className={css.end}>{action.end}</span>}
    </ListBoxItem>
  );
}
