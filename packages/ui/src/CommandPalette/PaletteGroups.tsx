import { Check, Info, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Avatar } from '../Avatar/index.ts';
import * as button from '../Button/Button.css.ts';
import { Icon } from '../Icon/index.ts';
import { Kbd } from '../Kbd/index.ts';
import * as option from '../OptionList/option.css.ts';
import { classNames } from '../styles/classNames.ts';
import * as css from './CommandPalette.css.ts';
import { choicesOf, type PaletteGroup, type PaletteItem, type PaletteNote } from './types.ts';

export interface PaletteGroupsProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly PaletteGroup[];
  /** The item that Enter takes. */
  readonly active: string | undefined;
  readonly optionId: (id: string) => string;
  readonly onMark: (id: string) => void;
  readonly onChoose: (id: string) => void;
}

/** The list of a palette. It never takes the focus: a press leaves it in the box. */
export function PaletteGroups({ id, label, groups, active, optionId, onMark, onChoose }: PaletteGroupsProps) {
  const hasChoices = groups.some((group) => choicesOf(group).length > 0);
  const row = (item: PaletteItem) => (
    <PaletteRow
      key={item.id}
      id={optionId(item.id)}
      item={item}
      isActive={item.id === active}
      onMark={() => onMark(item.id)}
      onChoose={() => onChoose(item.id)}
    />
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a list, where there is anything to choose
    <div
      {...(hasChoices && { id, role: 'listbox', 'aria-label': label })}
      // The focus stays in the box.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group) => {
        const { id: name, title, items, note } = group;
        const choices = choicesOf(group);
        return choices.length === 0 && !note ? null : (
          <div
            key={name}
            className={option.section}
            {...(choices.length > 0 && { role: 'group', 'aria-labelledby': `${id}:${name}` })}
          >
            <div id={`${id}:${name}`} className={option.sectionTitle}>
              {title}
            </div>
            {items.map(row)}
            {note && <Note note={note} />}
            {choices.slice(items.length).map(row)}
          </div>
        );
      })}
    </div>
  );
}

function Note({ note: { kind, text } }: { readonly note: PaletteNote }) {
  return (
    <div className={css.note}>
      {kind === 'waiting' ? (
        <Icon icon={LoaderCircle} isDirectional={false} UNSAFE_className={button.spinnerIcon} />
      ) : (
        <Icon icon={kind === 'failed' ? TriangleAlert : Info} />
      )}
      {text}
    </div>
  );
}

interface PaletteRowProps {
  readonly id: string;
  readonly item: PaletteItem;
  readonly isActive: boolean;
  readonly onMark: () => void;
  readonly onChoose: () => void;
}

function PaletteRow({ id, item, isActive, onMark, onChoose }: PaletteRowProps) {
  const { label, context, icon, avatar, code, keys = [], isCurrent, lang } = item;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are those of the box
    <div
      ref={row}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option tag holds no pictures
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={classNames(option.option, css.row)}
      {...(isActive && { 'data-focused': true })}
      // Not when it comes to lie under a pointer that rests.
      onPointerMove={isActive ? undefined : onMark}
      onClick={onChoose}
    >
      {avatar && <Avatar size="sm" {...avatar} />}
      {icon && <Icon icon={icon} />}
      <span className={css.words}>
        <bdi {...(lang !== undefined && { lang })}>{label}</bdi>
        {context !== undefined && <span className={css.context}>{context}</span>}
      </span>
      {code !== undefined && (
        <span className={option.end}>
          <bdi>{code}</bdi>
        </span>
      )}
      {keys.length > 0 && (
        <span className={css.keys} dir="ltr" aria-hidden="true">
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      )}
      {isCurrent && (
        <span className={option.mark}>
          <Icon icon={Check} />
        </span>
      )}
    </div>
  );
}
