import { type Letterhead, letterheadOf } from '../domain/business/letterhead.ts';
import { roleLabel } from '@comanda/api/labels';
import { sayIn } from '@comanda/api/transfer';
import { eq } from 'drizzle-orm';
import { appUser } from '../db/schema/identity.ts';
import type { mail, MailOccasion } from '../db/schema/mail.ts';
import type { Database } from '../db/transaction.ts';
import { makeLink } from '../domain/account/links.ts';
import { standingOf } from '../domain/account/standing.ts';
import { blocks } from '../domain/invitation/blocks.ts';
import { makeInvitationLink } from '../domain/invitation/link.ts';
import { namedOf } from '../domain/invitation/lists.ts';
import { tellableKey } from '../domain/accessKey/lists.ts';
import { endedOf } from '../domain/invitation/state.ts';
import { tellableOffer } from '../domain/transfer/lists.ts';
import { textsIn } from '../texts.ts';
import { type Addressed, spoken } from './content.ts';
import { sentDocument } from './documents.ts';
import { type AccountOccasion, kindFor, type MailKind, mailKinds } from './kinds.ts';
import type { Attached } from './transport.ts';

type User = typeof appUser.$inferSelect;
type Row = typeof mail.$inferSelect;

/** What a mail says, and the secret of its link. */
interface Telling extends Pick<Addressed, 'lang' | 'about' | 'business' | 'from'>, Pick<Letterhead, 'logo'> {
  readonly kind: MailKind;
  readonly token: string | undefined;
  /** What goes with it. */
  readonly files?: readonly Attached[];
}
/** Finds out what a mail says when it is sent; nothing where nobody is to be told. */
type Teller = (db: Database, row: Row, user: User | undefined) => Promise<Telling | undefined>;

/** What the account makes of it: without one nobody is told, who never asked. */
const tellOwner =
  (occasion: AccountOccasion): Teller =>
  async (db, { email, brand }, user) => {
    if (!user) return undefined;
    const kind = kindFor[occasion][standingOf(user)];
    const { link } = mailKinds[kind];
    const isOneTime = link === 'confirm' || link === 'reset';
    const token = isOneTime
      ? await makeLink(db, { purpose: link, idUser: user.id, email, brand })
      : undefined;
    return { kind, token, lang: user.lang };
  };

/** An invitation that still holds, in the recipient's language or else in the sender's (docs/product.md §22.4.3). */
const tellInvited: Teller = async (db, { idInvitation }, user) => {
  const found = idInvitation === null ? undefined : await namedOf(db, { id: idInvitation });
  if (!found?.role || found.row.status !== 'PND' || endedOf(found.row)) return undefined;
  const { row, company, sender, role } = found;
  if (user && (standingOf(user) === 'closed' || (await blocks(db, user.id, row.idSender)))) return undefined;
  const [from] = await db.select({ lang: appUser.lang }).from(appUser).where(eq(appUser.id, row.idSender));
  const lang = user?.lang ?? from?.lang ?? null;
  const called = role.name ?? sayIn(textsIn(spoken(lang)))(roleLabel(role.code));
  return {
    kind: 'invited',
    lang,
    about: { company, sender, role: called },
    from: company,
    ...(await letterheadOf(db, row.idCompany)),
    token: await makeInvitationLink(db, row.id),
  };
};

/**
 * An offer of ownership to its taker while it waits; that it was accepted, to who gave (docs/product.md §22.9). One that is
 * of a single company is written on its paper, one of several on the brand's.
 */
const tellOffer =
  (kind: 'offered' | 'handedOver'): Teller =>
  async (db, { idTransfer }, user) => {
    const found = idTransfer === null ? undefined : await tellableOffer(db, idTransfer);
    const isDue = found?.state === (kind === 'offered' ? 'offered' : 'accepted');
    if (!found || !isDue || (user && standingOf(user) === 'closed')) return undefined;
    const { giver, giverEmail, taker, companies, lang } = found;
    const [only, ...others] = companies;
    return {
      kind,
      lang: user?.lang ?? lang,
      about: {
        giver,
        giverEmail,
        taker,
        companies: new Intl.ListFormat(spoken(user?.lang ?? lang)).format(companies.map(({ name }) => name)),
      },
      ...(only && others.length === 0 && { from: only.name, ...(await letterheadOf(db, only.id)) }),
      token: undefined,
    };
  };

/** A key to its receiver while it waits; that it opens nothing any more, to who held it (docs/product.md §22.12). */
const tellKey =
  (kind: 'keyGiven' | 'keyRevoked'): Teller =>
  async (db, { idAccessKey }, user) => {
    const found = idAccessKey === null ? undefined : await tellableKey(db, idAccessKey);
    const isDue = found?.standing === (kind === 'keyGiven' ? 'PND' : 'revoked');
    if (!found || !isDue || (user && standingOf(user) === 'closed')) return undefined;
    const lang = user?.lang ?? found.lang;
    const day = new Intl.DateTimeFormat(spoken(lang), { dateStyle: 'long', numberingSystem: 'latn' });
    return {
      kind,
      lang,
      about: {
        giver: found.giver,
        giverEmail: found.giverEmail,
        company: found.company,
        day: day.format(found.until),
      },
      ...(await letterheadOf(db, found.idCompany)),
      token: undefined,
    };
  };

/** A document of a company, to whomever it was asked to be sent to: most of them have no account here. */
const tellDocument =
  (kind: 'ticket' | 'invoice'): Teller =>
  async (db, { idDocument, lang }, user) => {
    const sent =
      idDocument === null ? undefined : await sentDocument(db, kind, idDocument, lang ?? user?.lang ?? null);
    return sent && idDocument !== null ? { kind, token: idDocument, ...sent } : undefined;
  };

/** What is told of each occasion. */
export const tellers: Readonly<Record<MailOccasion, Teller>> = {
  confirm: tellOwner('confirm'),
  reset: tellOwner('reset'),
  changed: tellOwner('changed'),
  invited: tellInvited,
  offered: tellOffer('offered'),
  handedOver: tellOffer('handedOver'),
  keyGiven: tellKey('keyGiven'),
  keyRevoked: tellKey('keyRevoked'),
  ticket: tellDocument('ticket'),
  invoice: tellDocument('invoice'),
};
