import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CircleAlert, Info, OctagonAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon, type IconSource } from '../Icon/index.ts';
import * as css from './ConnectionHeader.css.ts';

type ToldTone = 'danger' | 'warning' | 'info';

/** Something that whoever looks at the screen has to know: a few words in the head, all of it behind a press. */
export interface Told {
  readonly id: string;
  readonly tone: ToldTone;
  /** The few words. */
  readonly text: string;
  /** The rest, as far as there is room. */
  readonly detail?: ReactNode;
  readonly icon?: IconSource;
  readonly action?: { readonly label: string; readonly icon?: IconSource; readonly onPress: () => void };
  readonly onClose?: () => void;
}

/** More of them would leave none of them readable. */
const SHOWN = 2;

const looks = {
  danger: { surface: 'danger', icon: OctagonAlert, role: 'alert' },
  warning: { surface: 'warning', icon: CircleAlert, role: 'alert' },
  info: { surface: 'inverse', icon: Info, role: 'status' },
} as const satisfies Readonly<Record<ToldTone, object>>;
const order: readonly ToldTone[] = ['danger', 'warning', 'info'];

/** The worst first, and of equals what came first. */
const worstFirst = (told: readonly Told[]): readonly Told[] =>
  told.toSorted((one, other) => order.indexOf(one.tone) - order.indexOf(other.tone));

function Chip({ told, onOpen }: { readonly told: Told; readonly onOpen: (() => void) | undefined }) {
  const { t } = useLingui();
  const { tone, text, detail, action, onClose } = told;
  const look = looks[tone];
  const words = (
    <>
      <Icon icon={told.icon ?? look.icon} />
      <span className={css.words}>
        <span className={css.loud}>{text}</span> {detail}
      </span>
    </>
  );
  return (
    <div className={css.told} role={look.role} data-surface={look.surface}>
      {onOpen ? (
        <button type="button" className={css.toldPress} onClick={onOpen}>
          {words}
        </button>
      ) : (
        <span className={css.toldPlain}>{words}</span>
      )}
      {action && (
        <button type="button" className={css.toldAction} onClick={action.onPress}>
          {action.icon && <Icon icon={action.icon} />}
          {action.label}
        </button>
      )}
      {onClose && (
        <button type="button" className={css.toldAction} aria-label={t`Dismiss`} onClick={onClose}>
          <Icon icon={X} />
        </button>
      )}
    </div>
  );
}

interface ToldListProps {
  /** What the line itself has to say, before all else. */
  readonly standing: readonly Told[];
  readonly told: readonly Told[];
  /** Shows all of the others whole. */
  readonly onOpen: (() => void) | undefined;
}

/** What has to be known, beside one another in the row of the head: nothing below it moves. */
export function ToldList({ standing, told, onOpen }: ToldListProps) {
  const { t } = useLingui();
  const all = [...standing, ...worstFirst(told)];
  const shown = all.length > SHOWN ? all.slice(0, 1) : all;
  const further = all.length - shown.length;
  return (
    <div className={css.allTold}>
      {shown.map((one) => (
        <Chip key={one.id} told={one} onOpen={standing.includes(one) ? undefined : onOpen} />
      ))}
      {further > 0 && (
        <button type="button" className={css.further} data-surface="inverse" onClick={onOpen}>
          {t`${plural(further, { one: '# more message', other: '# more messages' })}`}
        </button>
      )}
    </div>
  );
}
