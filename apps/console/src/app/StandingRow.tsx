import { Row } from '@comanda/ui/Rows';
import { Status, type StatusTone } from '@comanda/ui/Status';
import { Text } from '@comanda/ui/Text';
import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import { useLabel } from './label.ts';
import * as css from './StandingRow.css.ts';

export interface StandingRowProps {
  readonly title: ReactNode;
  /** How it stands, in one word. */
  readonly standing: { readonly tone: StatusTone; readonly text: MessageDescriptor };
  /** Between whom. */
  readonly people: ReactNode;
  /** When it was sent, and until when it holds. */
  readonly when: ReactNode;
  /** What can be done with it. */
  readonly actions?: ReactNode;
  /** What a press asks. */
  readonly children?: ReactNode;
}

/** Something that waits between two people: what it is of, between whom, how it stands, and what can be done with it. */
export function StandingRow({ title, standing, people, when, actions, children }: StandingRowProps) {
  const label = useLabel();
  return (
    <Row isRoomy>
      <div className={css.about}>
        <div className={css.line}>
          <Text weight="medium" wrap="anywhere" dir="auto">
            {title}
          </Text>
          <Status tone={standing.tone} text={label(standing.text)} />
        </div>
        <Text size="sm" wrap="anywhere">
          {people}
        </Text>
        <Text size="sm" tone="muted">
          {when}
        </Text>
      </div>
      {actions !== undefined && actions !== false && <div className={css.buttons}>{actions}</div>}
      {children}
    </Row>
  );
}
