import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Kbd } from '../Kbd/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './CommandPalette.css.ts';
import { PaletteGroups } from './PaletteGroups.tsx';
import { PaletteHead } from './PaletteHead.tsx';
import { choicesOf, type PaletteGroup } from './types.ts';
import { steps, useActiveItem } from './useActiveItem.ts';

export interface PaletteBodyProps {
  readonly label: string;
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  readonly groups: readonly PaletteGroup[];
  readonly onChoose: (id: string) => void;
  readonly whenEmpty: ReactNode;
  readonly onClose: () => void;
}

/** A combobox whose list is always open (APG): the focus stays in the box, the list is walked from there. */
export function PaletteBody(props: PaletteBodyProps) {
  const { label, query, onQueryChange, groups, onChoose, whenEmpty, onClose } = props;
  const { t } = useLingui();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const choices = groups.flatMap(choicesOf);
  const count = groups.flatMap(({ items }) => items).length;
  const notes = groups.flatMap(({ note }) => (note ? [note] : []));
  const { active, mark, move } = useActiveItem(choices, query);
  const optionId = (id: string): string => `${listId}-${id}`;
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const step = steps[key];
    if (step) move(step);
    else if (key === 'Enter' && active) onChoose(active.id);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <PaletteHead
        list={{
          id: choices.length > 0 ? listId : undefined,
          active: active && optionId(active.id),
        }}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the palette opens to be typed into
        autoFocus
        label={label}
        query={query}
        onQueryChange={(next) => {
          if (list.current) list.current.scrollTop = 0;
          onQueryChange(next);
        }}
        onKeyDown={onKeyDown}
        onClose={onClose}
      />
      <div ref={list} className={css.results}>
        {count > 0 || notes.length > 0 ? (
          <PaletteGroups
            id={listId}
            label={label}
            groups={groups}
            active={active?.id}
            optionId={optionId}
            onMark={mark}
            onChoose={onChoose}
          />
        ) : (
          <div className={css.empty}>{whenEmpty}</div>
        )}
      </div>
      <div className={css.foot}>
        <span className={css.hints} aria-hidden="true">
          <span>
            <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t`move`}
          </span>
          <span>
            <Kbd>↵</Kbd> {t`choose`}
          </span>
        </span>
        <output>
          {t`${plural(count, { one: '# result', other: '# results' })}`}
          {notes.map(({ text }) => (
            <VisuallyHidden key={text} elementType="span">{`. ${text}`}</VisuallyHidden>
          ))}
        </output>
      </div>
    </>
  );
}
