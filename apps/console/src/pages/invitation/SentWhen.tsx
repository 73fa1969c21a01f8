import { Trans } from '@lingui/react/macro';
import { Moment } from '../../app/Moment.tsx';
import type { Standing } from './standing.ts';

export interface SentWhenProps {
  readonly standing: Standing;
  readonly sent: string;
  readonly expires: string;
}

/** When an invitation was sent, and until when it can be accepted. */
export function SentWhen({ standing, sent, expires }: SentWhenProps) {
  return standing === 'PND' ? (
    <Trans>
      Sent <Moment at={sent} />, valid until <Moment at={expires} />
    </Trans>
  ) : (
    <Trans>
      Sent <Moment at={sent} />
    </Trans>
  );
}
