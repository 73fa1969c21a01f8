import { useLingui } from '@lingui/react/macro';
import { CornerDownRight } from 'lucide-react';
import { memo } from 'react';
import { Icon } from '../Icon/index.ts';
import * as css from './TicketCard.css.ts';
import type { TicketPart } from './types.ts';

/** An order that goes on in the next place says so where it is cut: nobody takes the part for the whole. */
export const TicketFoot = memo(function TicketFoot({ part }: { readonly part: TicketPart }) {
  const { t } = useLingui();
  if (part.number >= part.of) return null;
  return (
    <div className={css.foot}>
      {t`Goes on`}
      <Icon icon={CornerDownRight} UNSAFE_className={css.icon} />
    </div>
  );
});
