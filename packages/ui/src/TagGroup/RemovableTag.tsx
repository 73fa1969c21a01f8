import { Check, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Tag } from 'react-aria-components/TagGroup';
import { Icon, type IconSource } from '../Icon/index.ts';
import * as css from './TagGroup.css.ts';

export interface TagItem<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  readonly icon?: IconSource;
  /** Where the tag leads; such tags are followed, not chosen. */
  readonly href?: string;
  readonly isDisabled?: boolean;
}

/** One tag of a react-aria TagGroup, with a cross where the group lets tags go. */
export function RemovableTag({ item }: { readonly item: TagItem }) {
  return (
    <Tag
      id={item.id}
      textValue={item.label}
      className={css.tag}
      {...(item.href !== undefined && { href: item.href })}
      {...(item.isDisabled !== undefined && { isDisabled: item.isDisabled })}
    >
      {({ allowsRemoving, isSelected }) => (
        <>
          {isSelected ? <Icon icon={Check} size="sm" /> : item.icon && <Icon icon={item.icon} size="sm" />}
          {/* A name keeps its own direction: a cut one is cut at its own end. */}
          <bdi className={css.words}>{item.label}</bdi>
          {allowsRemoving && (
            <Button slot="remove" className={css.remove}>
              <Icon icon={X} size="sm" />
            </Button>
          )}
        </>
      )}
    </Tag>
  );
}
