import { useLingui } from '@lingui/react/macro';
import { useRef, useState, type ReactNode } from 'react';
import { TagGroup as AriaTagGroup, TagList } from 'react-aria-components/TagGroup';
import { Text } from 'react-aria-components/Text';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import * as field from '../Field/Field.css.ts';
import { ErrorText, FieldLabel, hasContent, type FieldTexts } from '../Field/parts.ts';
import { classNames } from '../styles/classNames.ts';
import { RemovableTag, type TagItem } from './RemovableTag.tsx';
import * as css from './TagGroup.css.ts';

export interface TagGroupProps<Id extends string> extends FieldTexts {
  items: ReadonlyArray<TagItem<Id>>;
  /** Ids of the chosen tags. With `onChange` tags can be chosen. */
  value?: readonly Id[];
  /** All chosen ids, in the order of the tags. */
  onChange?: (value: readonly Id[]) => void;
  /** Choosing one lets go of the other. */
  isSingle?: boolean;
  /** A tag's cross was pressed, or Delete or Backspace on it. Without it tags have no cross. */
  onRemove?: (id: Id) => void;
  isDisabled?: boolean;
  /** Shown while there are no tags. */
  whenEmpty?: ReactNode;
  UNSAFE_className?: string;
}

/** A row of short names that wraps: to look at, to choose from, to take away or to follow. */
export function TagGroup<Id extends string>({
  label,
  isLabelHidden,
  description,
  error,
  labelEnd,
  items,
  value,
  onChange,
  isSingle = false,
  onRemove,
  isDisabled = false,
  whenEmpty,
  UNSAFE_className,
}: TagGroupProps<Id>) {
  const { t } = useLingui();
  const [removed, setRemoved] = useState('');
  const listRef = useRef<HTMLDivElement>(null);
  /** Delete takes the tag that has the focus, and never the chosen ones that nobody looks at. */
  const remove = (keys: ReadonlySet<unknown>) => {
    const focused = listRef.current?.querySelector<HTMLElement>('[role="row"]:focus')?.dataset['key'];
    const gone = items.find(({ id }) => (keys.size > 1 ? id === focused : keys.has(id)));
    if (!gone) return;
    const name = gone.label;
    setRemoved(t`${name} removed`);
    onRemove?.(gone.id);
  };
  return (
    <AriaTagGroup
      className={classNames(field.field, UNSAFE_className)}
      escapeKeyBehavior="none"
      {...(onChange && {
        selectionMode: isSingle ? 'single' : 'multiple',
        selectedKeys: value ?? [],
        onSelectionChange: (keys) =>
          onChange(items.flatMap(({ id }) => (keys === 'all' || keys.has(id) ? [id] : []))),
      })}
      {...(onRemove && !isDisabled && { onRemove: remove })}
      {...(isDisabled && { 'data-disabled': true })}
      {...(hasContent(error) && { 'data-invalid': true })}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} end={labelEnd} />
      <TagList
        ref={listRef}
        className={css.list}
        renderEmptyState={() => <span className={css.empty}>{whenEmpty ?? t`None`}</span>}
      >
        {items.map((item) => (
          <RemovableTag key={item.id} item={isDisabled ? { ...item, isDisabled } : item} />
        ))}
      </TagList>
      {hasContent(description) && (
        <Text slot="description" className={field.description}>
          {description}
        </Text>
      )}
      {hasContent(error) && (
        <Text slot="errorMessage" className={field.error}>
          <ErrorText>{error}</ErrorText>
        </Text>
      )}
      <VisuallyHidden>
        <output>{removed}</output>
      </VisuallyHidden>
    </AriaTagGroup>
  );
}
