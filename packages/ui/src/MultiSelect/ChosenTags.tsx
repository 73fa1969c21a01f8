import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBoxValue, ComboBoxValueContext } from 'react-aria-components/ComboBox';
import { TagGroup, TagList } from 'react-aria-components/TagGroup';
import { RemovableTag, type TagItem } from '../TagGroup/index.ts';
import * as css from './MultiSelect.css.ts';
import { useFitting } from './useFitting.ts';

export interface ChosenTagsProps {
  readonly label: string;
  readonly tags: readonly TagItem[];
  readonly isDisabled: boolean;
  /** Left out where nothing can be changed. */
  readonly onRemove: ((id: string) => void) | undefined;
  /** The input, which stands behind the last tag. */
  readonly children: ReactNode;
}

/** What is chosen, in three rows at most; the rest is a number that shows them when it is pressed. */
export function ChosenTags({ label, tags, isDisabled, onRemove, children }: ChosenTagsProps) {
  const { t, i18n } = useLingui();
  const [isExpanded, setExpanded] = useState(false);
  const { ref, count } = useFitting(tags.map((tag) => tag.label));
  const isCut = count < tags.length;
  const shown = isExpanded ? tags : tags.slice(0, count);
  const figure = i18n.number(tags.length - count);
  return (
    // In the value of the combo box react-aria looks for no options: tags are none of them. It describes the input by
    // how many they are, not by all their names.
    <ComboBoxValueContext value={null}>
      <ComboBoxValue ref={ref} className={css.flow} data-expanded={isExpanded || undefined}>
        {() => (
          <>
            {tags.length > 0 && (
              // While the list is open, react-aria hides from assistive technology what does not say that it stays.
              <div data-react-aria-top-layer="true" className={css.through}>
                <TagGroup
                  aria-label={label}
                  className={css.through}
                  {...(onRemove && {
                    onRemove: (keys) => {
                      for (const { id } of tags) if (keys.has(id)) onRemove(id);
                    },
                  })}
                >
                  <TagList className={css.through}>
                    {shown.map((tag) => (
                      <RemovableTag key={tag.id} item={isDisabled ? { ...tag, isDisabled } : tag} />
                    ))}
                  </TagList>
                </TagGroup>
                {isCut && (
                  <Button
                    slot={null}
                    className={css.more}
                    aria-expanded={isExpanded}
                    aria-label={isExpanded ? t`Show fewer` : t`Show ${figure} more`}
                    onPress={() => setExpanded(!isExpanded)}
                  >
                    {isExpanded ? t`Show fewer` : `+${figure}`}
                  </Button>
                )}
              </div>
            )}
            {children}
          </>
        )}
      </ComboBoxValue>
    </ComboBoxValueContext>
  );
}
