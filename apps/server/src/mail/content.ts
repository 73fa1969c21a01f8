import { sayIn } from '@comanda/api/transfer';
import { directionOf, type LanguageCode, languageCodes } from '@comanda/machines/language';
import type { Brand } from '@comanda/tokens/brands';
import { ownTextsIn, spokenOf } from '../texts.ts';
import type { MailContent } from './html.ts';
import { mailKinds, type MailKind } from './kinds.ts';
import { mailTexts, textsOfKind } from './texts.ts';

/** What a mail is made for. */
export interface Addressed {
  readonly email: string;
  /** First name, of accounts that were confirmed: before, anybody could have written it. */
  readonly person: string | undefined;
  readonly lang: string | null;
  readonly brand: Pick<Brand, 'name' | 'legal'>;
  readonly origin: string;
  /** Names of what it is about, as its texts call them. */
  readonly about?: Readonly<Record<string, string>>;
  /** The company that writes, by its name; without one it is the brand. */
  readonly from?: string;
  /** The business that it is about, as its receipts name it. */
  readonly business?: string;
}

/** The language that somebody's mails are written in. */
export const spoken = (lang: string | null): LanguageCode =>
  languageCodes.find((code) => code === spokenOf([lang])) ?? languageCodes[0];

const hrefOf = (
  kind: MailKind,
  { origin, email }: Addressed,
  token: string | undefined,
): string | undefined => {
  const { path, link } = mailKinds[kind];
  if (path === undefined) return undefined;
  if (token === undefined) return origin + path;
  if (link === 'document') return `${origin}${path}/${token}`;
  const address = encodeURIComponent(email);
  // What is behind the hash never leaves the browser: no proxy and no log of a server has the secret.
  // `/invitation/{id}/{email}`: the other way round, as the platform's addresses are.
  return `${origin}${path}#${link === 'invitation' ? `${token}/${address}` : `${address}/${token}`}`;
};

/** A mail of some kind in the person's language and the brand's name. */
export const mailContent = (kind: MailKind, addressed: Addressed, token?: string): MailContent => {
  const { email, person, brand } = addressed;
  const lang = spoken(addressed.lang);
  const say = sayIn(ownTextsIn(lang));
  const values = { brand: brand.name, email, ...addressed.about };
  const { subject, title, body, action, note, why = mailTexts.why } = textsOfKind[kind];
  const href = hrefOf(kind, addressed, token);
  return {
    lang,
    direction: directionOf(lang),
    from: addressed.from ?? brand.name,
    subject: say(subject, values),
    greeting: person === undefined ? say(mailTexts.hello) : say(mailTexts.greeting, { person }),
    title: say(title, values),
    body: say(body, values),
    action:
      action && href !== undefined
        ? { label: say(action, values), href, else: say(mailTexts.address) }
        : undefined,
    note: say(note, values),
    why: say(why, values),
    business: addressed.business,
    legal: [
      { label: say(mailTexts.terms), href: brand.legal.terms },
      { label: say(mailTexts.privacy), href: brand.legal.privacy },
      { label: say(mailTexts.imprint), href: brand.legal.imprint },
    ],
  };
};
