import type { AccessKey } from '@comanda/api/calls';
import { Button } from '@comanda/ui/Button';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Moment } from '../../app/Moment.tsx';
import { StandingRow } from '../../app/StandingRow.tsx';
import { lazyPart } from '../../lazyPart.ts';
import { saidOf, standingOf } from './standing.ts';

const OpensDialog = lazyPart(
  async () => (await import('./OpensDialog.tsx')).OpensDialog,
  'pages/people',
  'access',
);

export interface KeyRowProps {
  readonly granted: AccessKey;
  readonly title: string;
  /** Between whom. */
  readonly people: ReactNode;
  /** What can be done with it, before it has ended. */
  readonly actions: ReactNode;
  /** What a press asks. */
  readonly children?: ReactNode;
}

/** An access key: to what, between whom, until when, and what it opens. */
export function KeyRow({ granted, title, people, actions, children }: KeyRowProps) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  const standing = standingOf(granted);
  const { until } = granted;
  return (
    <StandingRow
      title={title}
      standing={saidOf[standing]}
      people={people}
      when={
        standing === 'PND' || standing === 'ACP' ? (
          <Trans>
            Ends by itself on <Moment at={until} />
          </Trans>
        ) : (
          <Trans>
            Was to end on <Moment at={until} />
          </Trans>
        )
      }
      actions={
        <>
          <Button
            size="sm"
            variant="ghost"
            aria-label={t`What it opens: ${title}`}
            onPress={() => setShown(true)}
          >{t`What it opens`}</Button>
          {actions}
        </>
      }
    >
      {isShown && <OpensDialog granted={granted} onClose={() => setShown(false)} />}
      {children}
    </StandingRow>
  );
}
