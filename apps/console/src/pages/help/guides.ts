import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { pages } from '@comanda/api/pages';
import { areas } from '@comanda/api/areas';
import { guideTitles, type GuideId } from '../../commands/guideTitles.ts';

/** How to do one thing, step by step. */
export interface Guide {
  readonly id: GuideId;
  readonly title: MessageDescriptor;
  readonly steps: readonly MessageDescriptor[];
  /** Where it begins. */
  readonly href: string;
}

const routeOf = (name: string): string => areas.find((area) => area.name === name)?.route ?? pages.home.path;

const said: Readonly<Record<GuideId, Pick<Guide, 'steps' | 'href'>>> = {
  begin: {
    href: pages.companies.path,
    steps: [
      msg`Create your company, or choose the one you work in.`,
      msg`Add a store with its address. Its time zone decides when its day ends.`,
      msg`Add what you sell: product by product, or all at once from a spreadsheet.`,
      msg`Add a till to the store. The code that you are shown connects the device.`,
      msg`Press Publish. The till receives the menu and can sell.`,
    ],
  },
  price: {
    href: routeOf('product'),
    steps: [
      msg`Open the product and type the new price.`,
      msg`Press Save and publish, or only Save if the price is for later.`,
      msg`To change many prices at once, select the products in the list and press Prices…`,
      msg`Choose the price and how much to add or take away. You see each old and new price before anything changes.`,
    ],
  },
  publish: {
    href: pages.trackers.path,
    steps: [
      msg`What you save waits until you publish it. The number beside Publish says how many changes wait.`,
      msg`Press Publish and read what goes out, old and new.`,
      msg`Choose the stores, and whether it goes now, tonight or at another hour.`,
      msg`If something was wrong, open the publication and press Revert: the tills go back to what they had.`,
    ],
  },
  import: {
    href: routeOf('product'),
    steps: [
      msg`Save the menu of your old system as CSV or Excel.`,
      msg`Open the list of products and choose Import in its menu.`,
      msg`Say what each column holds. Most of them are recognised.`,
      msg`Check what would be new, changed and refused, and fix it there.`,
      msg`Start the import. You can undo all of it.`,
    ],
  },
  people: {
    href: pages.people.path,
    steps: [
      msg`Open People and press Invite somebody.`,
      msg`Type their e-mail address and choose a role: it decides what they may do.`,
      msg`They receive a link, choose a password and can begin.`,
      msg`If no role fits, duplicate one under Roles and tick what the new one may do.`,
    ],
  },
  tickets: {
    href: pages.tickets.path,
    steps: [
      msg`Open Tickets and choose the days and the store.`,
      msg`Type its number if you know it.`,
      msg`Press a row to see its lines, taxes and payments.`,
    ],
  },
  kitchen: {
    href: routeOf('monitor'),
    steps: [
      msg`Create a monitor for the store and choose the sections whose dishes it shows.`,
      msg`Set the size of the screen and how far away it is read. The preview shows a rush on it.`,
      msg`Open the kitchen on the screen itself, sign in and choose the monitor.`,
    ],
  },
  views: {
    href: routeOf('product'),
    steps: [
      msg`Filter the list, choose its columns and put them in order.`,
      msg`Press Save as view and give it a name.`,
      msg`Share it with your company, or make it the one that the list opens with.`,
    ],
  },
};

export const guides: readonly Guide[] = guideTitles.map(({ id, title }) => ({ id, title, ...said[id] }));
