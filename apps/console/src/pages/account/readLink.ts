import { openedBy } from '../../app/hideLink.ts';
import { linkIn, type MailLink } from '../../app/mailLink.ts';
import { readStored, tabShelf } from '../../app/storage.ts';

/** The mail's link that a page was opened by, before a reload too; nothing when it was opened without one. */
export const readLink = (path: MailLink['path']): MailLink | undefined =>
  [openedBy, linkIn(readStored('mailLink', tabShelf()) ?? '')].find((link) => link?.path === path);
