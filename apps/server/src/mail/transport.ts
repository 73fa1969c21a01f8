import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { KeptMail } from '../db/schema/mail.ts';
import type { ServedBrand } from '../brand/brands.ts';
import { markOf } from './mark.ts';

/** A file that goes with a mail. */
export interface Attached {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}
/** A mail that is ready to go. */
export interface ReadyMail {
  readonly id: string;
  readonly to: string;
  readonly brand: ServedBrand;
  /** The picture of the company that writes. */
  readonly logo?: Buffer | undefined;
  /** Draws it; its mark is named by an address that the transport chooses. */
  readonly drawn: (mark: string) => KeptMail;
  readonly files: readonly Attached[];
}
/** Takes mails. Answers what is to be kept of one; throws for one that was not taken. */
export interface Transport {
  readonly send: (mail: ReadyMail) => Promise<KeptMail | undefined>;
  readonly close: () => void;
}

/** The server said no to this very mail, and would again (RFC 5321: 5yz). */
export const isForGood = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500 &&
  'code' in error &&
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');

/** Milliseconds that a mail server may take for anything. */
const patience = 10_000;

const smtp = ({ url, from }: NonNullable<Config['mail']>): Transport => {
  const transport = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // A mail is text of ours: nothing in it may name a file or an address to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ id, to, brand, logo, drawn, files }) => {
      const mark = `mark-${id}`;
      const { subject, lang, html, text } = drawn(`cid:${mark}`);
      await transport.sendMail({
        from: { name: brand.name, address: from },
        to: { name: '', address: to },
        subject,
        html,
        text,
        messageId: `<${id}@${from.slice(from.indexOf('@') + 1)}>`,
        // Out-of-office answers to these reach nobody (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': lang },
        attachments: [
          {
            filename: 'mark.png',
            content: await markOf({ brand, logo }),
            contentType: 'image/png',
            contentDisposition: 'inline',
            cid: mark,
          },
          ...files,
        ],
      });
      return undefined;
    },
    close: () => transport.close(),
  };
};

/** Demo mode without a mail server: mails stay here, where `/dev/mail` shows them. */
const keeping: Transport = {
  send: async ({ brand, logo, drawn }) =>
    drawn(`data:image/png;base64,${(await markOf({ brand, logo })).toString('base64')}`),
  close: () => undefined,
};

/** What takes the mails of this server; in production without a mail server nothing, and they wait. */
export const transportOf = ({ mail, mode }: Pick<Config, 'mail' | 'mode'>): Transport | undefined => {
  if (mail) return smtp(mail);
  return mode === 'demo' ? keeping : undefined;
};
