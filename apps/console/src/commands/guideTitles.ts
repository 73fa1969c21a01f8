import { pages } from '@comanda/api/pages';
import { msg } from '@lingui/core/macro';

/** The guides of the product by their titles, which the palette finds them by. */
export const guideTitles = [
  { id: 'begin', title: msg`From nothing to the first sale` },
  { id: 'price', title: msg`Change a price` },
  { id: 'publish', title: msg`Send changes to the tills` },
  { id: 'import', title: msg`Bring your menu from another system` },
  { id: 'people', title: msg`Let somebody work with you` },
  { id: 'tickets', title: msg`Find a ticket` },
  { id: 'kitchen', title: msg`Set up a screen in the kitchen` },
  { id: 'views', title: msg`Keep a list the way you like it` },
] as const;
export type GuideId = (typeof guideTitles)[number]['id'];

/** The page of the guides, with one of them open. */
export const guideHref = (id: GuideId): string => `${pages.help.path}?guide=${id}`;
