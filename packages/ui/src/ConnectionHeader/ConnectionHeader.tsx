import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/index.ts';
import { elapsed, type Now, Ticking } from '../OrderTimer/index.ts';
import * as css from './ConnectionHeader.css.ts';
import { type ConnectionLevel, looks } from './states.ts';
import { type Told, ToldList } from './Told.tsx';

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
  /** What stands beside it: how much there is to do. The first to make room. */
  readonly facts?: ReactNode;
  /** What else has to be known, each in a few words; more than two are one and a count. */
  readonly told?: readonly Told[];
  /** Shows `told` whole. */
  readonly onTold?: () => void;
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

type StandingProps = Pick<ConnectionHeaderProps, 'state' | 'since' | 'waiting' | 'isOutStuck'>;

/** What the line itself has to say. Nobody overlooks it: new orders are not on the board, or nobody learns what is done here. */
const useStanding = ({ state, since, waiting = 0, isOutStuck = false }: StandingProps): readonly Told[] => {
  const { t } = useLingui();
  if (state === 'old')
    return [
      {
        id: 'old',
        tone: 'danger',
        icon: looks.old.shape,
        text: since === undefined ? t`No connection.` : t`No connection since ${since}.`,
        detail: (
          <>
            {waiting > 0 && (
              <span>{t`${plural(waiting, { one: '# press is waiting.', other: '# presses are waiting.' })}`}</span>
            )}{' '}
            <span>
              <Trans>
                New orders are <span className={css.loud}>not</span> arriving.
              </Trans>
            </span>
          </>
        ),
      },
    ];
  if (!isOutStuck) return [];
  return [
    {
      id: 'stuck',
      tone: 'warning',
      icon: CloudOff,
      text: t`${plural(waiting, {
        one: '# press does not get through. Other screens do not see it.',
        other: '# presses do not get through. Other screens do not see them.',
      })}`,
      detail: t`They are kept here and sent as soon as it works.`,
    },
  ];
};

/** Head of a kitchen screen: whose it is, and whether what it shows is true. It is never silent about an old board. */
export function ConnectionHeader(props: ConnectionHeaderProps) {
  const { title, facts, clock, children, told = [], onTold, ...rest } = props;
  const standing = useStanding(rest);
  return (
    <header className={css.header} data-surface="raised">
      <div className={css.bar}>
        <div className={css.title}>{title}</div>
        {facts !== undefined && <div className={css.facts}>{facts}</div>}
        <ToldList standing={standing} told={told} onOpen={onTold} />
        <Proof {...rest} />
        {clock !== undefined && <div className={css.clock}>{clock}</div>}
        {children !== undefined && <div className={css.buttons}>{children}</div>}
      </div>
    </header>
  );
}
