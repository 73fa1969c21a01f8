import { useLingui } from '@lingui/react/macro';
import { Spoken } from '../LineRow/Spoken.tsx';
import * as css from './TicketCard.css.ts';
import type { TicketPart } from './types.ts';

/** Which part of a long order this is. */
export function PartNumber({ part }: { readonly part: TicketPart }) {
  const { t, i18n } = useLingui();
  const number = i18n.number(part.number);
  const total = i18n.number(part.of);
  return (
    <span className={css.part}>
      <span aria-hidden="true" dir="ltr">{`${number}/${total}`}</span>
      <Spoken>{t`Part ${number} of ${total}`}</Spoken>
    </span>
  );
}
