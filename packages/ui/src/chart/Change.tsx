import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { Icon } from '../Icon/index.ts';
import * as css from './Change.css.ts';

/** How a figure differs from what it is held against. */
export interface FigureChange {
  readonly direction: 'up' | 'down' | 'same';
  /** As it is written, without a sign: `8.3 %`. */
  readonly text: string;
  /** More is good when left out; `neutral` where it is neither. */
  readonly more?: 'good' | 'bad' | 'neutral';
}

const icons = { up: ArrowUp, down: ArrowDown } as const;

function toneOf({ direction, more = 'good' }: FigureChange): css.Tone {
  if (direction === 'same' || more === 'neutral') return 'neutral';
  return (direction === 'up') === (more === 'good') ? 'good' : 'bad';
}

/** An arrow and how much; its direction is heard too. */
export function Change({ change }: { readonly change: FigureChange }) {
  const { t } = useLingui();
  const { direction, text } = change;
  const words = { up: t`up`, down: t`down`, same: t`unchanged` };
  return (
    <span className={css.change({ tone: toneOf(change) })}>
      {direction === 'same' ? (
        words.same
      ) : (
        <>
          <Icon icon={icons[direction]} size="sm" />
          <VisuallyHidden>{words[direction]} </VisuallyHidden>
          <bdi>{text}</bdi>
        </>
      )}
    </span>
  );
}
