import type { Terminal } from '@comanda/api/calls';
import type { StatusProps } from '@comanda/ui/Status';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** How a till stands to what is published to its store (docs/product.md §9.3). */
export type Standing = 'unpaired' | 'nothing' | 'refuses' | 'has' | 'waits';

export const standingOf = ({
  licence,
  published,
  acknowledged,
  reason,
}: Pick<Terminal, 'licence' | 'published' | 'acknowledged' | 'reason'>): Standing => {
  if (!licence) return 'unpaired';
  if (published === 0) return 'nothing';
  if (acknowledged >= published) return 'has';
  return reason === null ? 'waits' : 'refuses';
};

export const saidOf: Readonly<
  Record<Standing, { readonly tone: StatusProps['tone']; readonly text: MessageDescriptor }>
> = {
  unpaired: { tone: 'neutral', text: msg`No licence` },
  nothing: { tone: 'neutral', text: msg`Nothing published yet` },
  refuses: { tone: 'danger', text: msg`Refuses the publication` },
  has: { tone: 'success', text: msg`Up to date` },
  waits: { tone: 'warning', text: msg`Waiting for the till` },
};
