import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/index.ts';
import { elapsed, type Now, Ticking } from '../OrderTimer/index.ts';
import * as css from './ConnectionHeader.css.ts';
import { type ConnectionLevel, looks } from './states.ts';

export interface ConnectionHeaderProps {
  readonly state: ConnectionLevel;
  /** Asked each second: when the board was last proved to be what the server has, by `now`; left out when it never was. */
  readonly provenAt?: Now;
  /** The clock of `provenAt`, in milliseconds. Keep it the same function. Without it `performance.now`. */
  readonly now?: Now;
  /** Since when nothing proves the board, as it is read: "12:31". */
  readonly since?: string;
  /** Presses that the server has not answered. */
  readonly waiting?: number;
  /** They do not go out although the line is alive. */
  readonly isOutStuck?: boolean;
  readonly title: ReactNode;
  readonly clock?: ReactNode;
  /** Buttons at the end. */
  readonly children?: ReactNode;
}

const monotonic: Now = () => performance.now();

/** The word of the state with the age of the last proof, which ticks without rendering. */
function Proof({
  state,
  provenAt,
  now = monotonic,
}: Pick<ConnectionHeaderProps, 'state' | 'provenAt' | 'now'>) {
  const { i18n } = useLingui();
  const { shape, word, surface } = looks[state];
  const said = i18n._(word);
  return (
    <span className={css.proof} data-surface={surface} data-connection={state}>
      <Icon icon={shape} />
      <output>{said}</output>
      {provenAt && <Ticking read={() => elapsed(now() - provenAt())} readLabel={() => said} isAge />}
    </span>
  );
}

/** Nobody overlooks it: new orders are not on the board. */
function OldStrip({ since, waiting = 0 }: Pick<ConnectionHeaderProps, 'since' | 'waiting'>) {
  const { t } = useLingui();
  return (
    <div className={css.strip} role="alert" data-surface="danger">
      <Icon icon={looks.old.shape} UNSAFE_className={css.stripShape} />
      <span>{since === undefined ? t`No connection.` : t`No connection since ${since}.`}</span>
      <span>
        <Trans>
          New orders are <span className={css.loud}>not</span> arriving.
        </Trans>
      </span>
      {waiting > 0 && (
        <span>{t`${plural(waiting, { one: '# press is waiting.', other: '# presses are waiting.' })}`}</span>
      )}
    </div>
  );
}

/** Orders arrive, but nobody learns what is done here. */
function StuckStrip({ waiting = 0 }: Pick<ConnectionHeaderProps, 'waiting'>) {
  const { t } = useLingui();
  return (
    <div className={css.strip} role="alert" data-surface="warning">
      <Icon icon={CloudOff} UNSAFE_className={css.stripShape} />
      <span>
        {t`${plural(waiting, {
          one: '# press does not get through. Other screens do not see it.',
          other: '# presses do not get through. Other screens do not see them.',
        })}`}
      </span>
      <span>{t`They are kept here and sent as soon as it works.`}</span>
    </div>
  );
}

/** Head of a kitchen screen: whose it is, and whether what it shows is true. It is never silent about an old board. */
export function ConnectionHeader({ title, clock, children, ...rest }: ConnectionHeaderProps) {
  const { state, isOutStuck = false } = rest;
  return (
    <header className={css.header} data-surface="raised">
      <div className={css.bar}>
        <div className={css.title}>{title}</div>
        <Proof {...rest} />
        {clock !== undefined && <div className={css.clock}>{clock}</div>}
        <div className={css.buttons}>{children}</div>
      </div>
      {state === 'old' ? <OldStrip {...rest} /> : isOutStuck && <StuckStrip {...rest} />}
    </header>
  );
}
