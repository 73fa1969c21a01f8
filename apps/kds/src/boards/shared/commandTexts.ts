import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CommandId } from './commands.ts';

/** What each command is called, by where it belongs on the sheet of keys. */
export const commandTexts: Readonly<
  Record<CommandId, { readonly text: MessageDescriptor; readonly group: 'cards' | 'dishes' | 'screen' }>
> = {
  select: { text: msg`Choose the card with this number`, group: 'cards' },
  bumpNumber: { text: msg`Next step of the card with this number`, group: 'cards' },
  bump: { text: msg`Next step of the chosen card, or of the first`, group: 'cards' },
  start: { text: msg`Start the chosen card, or the first`, group: 'cards' },
  nextCard: { text: msg`Next card`, group: 'cards' },
  previousCard: { text: msg`Card before`, group: 'cards' },
  firstCard: { text: msg`First card`, group: 'cards' },
  lastCard: { text: msg`Last card`, group: 'cards' },
  nextPage: { text: msg`Next page`, group: 'cards' },
  previousPage: { text: msg`Page before`, group: 'cards' },
  nextLine: { text: msg`Next dish of the card`, group: 'dishes' },
  previousLine: { text: msg`Dish before`, group: 'dishes' },
  bumpLine: { text: msg`Next step of the chosen dish`, group: 'dishes' },
  discard: { text: msg`Give up or hold back the chosen dish or card`, group: 'dishes' },
  hold: { text: msg`Hold back, or begin what is held back`, group: 'dishes' },
  rush: { text: msg`Make the chosen card first, or no longer`, group: 'dishes' },
  transfer: { text: msg`Send the chosen dish or card to another section`, group: 'dishes' },
  acknowledge: { text: msg`Take away what was struck out`, group: 'dishes' },
  undo: { text: msg`Take the last step back`, group: 'dishes' },
  undoList: { text: msg`Last ten steps`, group: 'dishes' },
  past: { text: msg`Finished orders`, group: 'dishes' },
  later: { text: msg`Orders for later`, group: 'dishes' },
  statusFilter: { text: msg`Show other dishes`, group: 'screen' },
  delayFilter: { text: msg`Show other delays`, group: 'screen' },
  view: { text: msg`Show another view`, group: 'screen' },
  testSound: { text: msg`Test the sound`, group: 'screen' },
  diagnostics: { text: msg`About this screen`, group: 'screen' },
  fullscreen: { text: msg`Full screen`, group: 'screen' },
  language: { text: msg`Language`, group: 'screen' },
  appearance: { text: msg`Appearance`, group: 'screen' },
  totals: { text: msg`All dishes to make`, group: 'screen' },
  retry: { text: msg`Try the connection now`, group: 'screen' },
  dismiss: { text: msg`Close the message`, group: 'screen' },
  help: { text: msg`Keys`, group: 'screen' },
  leave: { text: msg`Leave this monitor`, group: 'screen' },
};
