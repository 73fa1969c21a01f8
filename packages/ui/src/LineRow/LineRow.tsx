import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { Spoken } from './Spoken.tsx';
import { classNames } from '../styles/classNames.ts';
import * as css from './LineRow.css.ts';
import { isQuiet } from './quiet.ts';
import { StatusShape } from './StatusShape.tsx';
import { syllables } from './syllables.ts';
import type { TicketLine, TicketModifier } from './types.ts';
import { usePressOrHold } from './usePressOrHold.ts';
import { actionWords, signMarks, signWords, statusWords } from './words.ts';

/** Which of a line's details a row shows: one that is higher than a whole column goes on in the next one. */
export interface DetailRange {
  readonly from: number;
  readonly to: number;
}

export interface LineRowProps {
  readonly line: TicketLine;
  /** A press on it: what `line.action` says. */
  readonly onPress?: (line: string) => void;
  /** The second key, or a press that is held. */
  readonly onMenu?: (line: string, anchor: HTMLElement) => void;
  /** The keys are here. */
  readonly isSelected?: boolean;
  /** Reached with Tab; a board lets only the rows of its current card be. */
  readonly isTabStop?: boolean;
  readonly range?: DetailRange;
}

function Modifier({ modifier: { sign, name } }: { readonly modifier: TicketModifier }) {
  const { i18n } = useLingui();
  const isAllergy = sign === '!';
  const word = i18n._(signWords[sign]);
  return (
    <span
      className={classNames(css.detail, isAllergy && css.allergy)}
      {...(isAllergy && { 'data-surface': 'warning' })}
    >
      <span className={css.sign} aria-hidden="true">
        {signMarks[sign]}
      </span>
      <span>
        {isAllergy ? `${word} ` : <Spoken>{word} </Spoken>}
        <bdi>{syllables(name)}</bdi>
      </span>
    </span>
  );
}

function State({ line: { status, isSaving } }: { readonly line: TicketLine }) {
  const { i18n, t } = useLingui();
  const word = i18n._(statusWords[status]);
  return (
    <span className={classNames(css.state, isSaving === true && css.savingState)}>
      {isSaving === true && (
        <span className={css.saving}>
          <Spoken>{t`Not sent yet`}</Spoken>
        </span>
      )}
      {status === 'givenUp' && <span className={css.stateWord}>{word}</span>}
      {status !== 'pending' && <StatusShape status={status} UNSAFE_className={css.stateShape} />}
      {status !== 'givenUp' && <Spoken>{word}</Spoken>}
    </span>
  );
}

/** A note in quotes, as the language writes them. */
function Note({ text }: { readonly text: string }) {
  const { t } = useLingui();
  return (
    <span className={css.note}>
      <bdi>{syllables(t`“${text}”`)}</bdi>
    </span>
  );
}

/** What a line needs beside its name, in the order in which it is read; TicketBoard counts them to share out columns. */
export const detailCount = (line: TicketLine): number => {
  const { modifiers = [], note = '', action, isRemade, isHeld } = line;
  if (isQuiet(line)) return 0;
  return (
    modifiers.length +
    (note === '' ? 0 : 1) +
    (isRemade === true ? 1 : 0) +
    (isHeld === true ? 1 : 0) +
    (action === 'acknowledge' ? 1 : 0)
  );
};

function Details({ line, range }: { readonly line: TicketLine; readonly range: DetailRange | undefined }) {
  const { i18n, t } = useLingui();
  const { modifiers = [], note = '', action } = line;
  const all = [
    ...modifiers.map((modifier) => (
      <Modifier key={`${modifier.sign} ${modifier.name}`} modifier={modifier} />
    )),
    ...(note === '' ? [] : [<Note key="note" text={note} />]),
    ...(line.isRemade === true
      ? [
          <span key="again" className={css.seen}>
            {t`Make again`}
          </span>,
        ]
      : []),
    ...(line.isHeld === true
      ? [
          <span key="held" className={css.seen}>
            {t`Held back`}
          </span>,
        ]
      : []),
    ...(action === 'acknowledge'
      ? [
          <span key="seen" className={css.seen}>
            {i18n._(actionWords.acknowledge)}
          </span>,
        ]
      : []),
  ];
  return (
    <>
      {line.isChanged === true && <Spoken>{t`Changed`}</Spoken>}
      {range ? all.slice(range.from, range.to) : all}
    </>
  );
}

/** How many, what and how far. */
function Content({ line, range }: { readonly line: TicketLine; readonly range: DetailRange | undefined }) {
  const { quantity, name, status, isSeveral = false } = line;
  const quiet = isQuiet(line);
  const isGoingOn = range !== undefined && range.from > 0;
  const isBlock = isSeveral && !quiet;
  // Cut at its own end, also where the page has the other direction.
  const isCut = quiet || isGoingOn;
  return (
    <>
      <span
        className={classNames(css.quantity, isBlock && css.several)}
        {...(isBlock && { 'data-surface': 'inverse' })}
      >
        {quantity}
      </span>
      <span
        {...(isCut && { dir: 'auto' })}
        className={classNames(
          quiet ? css.quietName : css.name,
          isGoingOn && css.goesOn,
          status === 'givenUp' && css.struck,
        )}
      >
        {isGoingOn && '… '}
        {isCut ? name : <bdi>{syllables(name)}</bdi>}
      </span>
      <State line={line} />
      {!quiet && <Details line={line} range={range} />}
    </>
  );
}

/** One dish: how many, what, done differently how. The whole row is one press. */
export const LineRow = memo(function LineRow({
  line,
  onPress,
  onMenu,
  isSelected = false,
  isTabStop = true,
  range,
}: LineRowProps) {
  const { i18n } = useLingui();
  const { id, status, action } = line;
  const handlers = usePressOrHold({
    onPress: action && onPress && (() => onPress(id)),
    onMenu: onMenu && ((anchor) => onMenu(id, anchor)),
  });
  const quiet = isQuiet(line);
  const { isChanged, isSettling } = line;
  const look = { status, isChanged, isQuiet: quiet, isSettling, isSelected };
  // What is cooked has nothing left to ask for (the step that did it is taken back), what is awaited nothing yet.
  if (quiet || isSettling === true || status === 'awaited' || (!action && !onMenu))
    return (
      <div className={css.row(look)} data-line={id} data-status={status}>
        <Content line={line} range={range} />
      </div>
    );
  return (
    <button
      type="button"
      className={css.row({ ...look, isPressable: true })}
      data-line={id}
      data-status={status}
      tabIndex={isTabStop ? 0 : -1}
      {...handlers}
    >
      <Content line={line} range={range} />
      {action && action !== 'acknowledge' && <Spoken>{i18n._(actionWords[action])}</Spoken>}
    </button>
  );
});
