import type { IncomingMessage } from 'node:http';
import type { FiscalLack, FiscalWord } from '@comanda/api/calls';
import type { Config } from '../../config.ts';
import type { fiscalDocument } from '../../db/schema/fiscal.ts';
import type { Database } from '../../db/transaction.ts';
import type { CertificateFile, Signer } from './signing.ts';

export interface Making {
  readonly db: Database;
  readonly config: Config;
}
type Document = typeof fiscalDocument.$inferSelect;
export type DocumentRow = Pick<Document, 'id' | 'idCompany' | 'idStore' | 'idTicket' | 'region'>;

/** What is kept of a document once it was signed. */
export interface Issued {
  readonly taxNumber: string;
  /** In its chain, where its tax office has one. */
  readonly place: number | null;
  readonly series: string;
  readonly number: string;
  /** `14-03-2026` */
  readonly issued: string;
  readonly identifier: string;
  readonly qr: string;
  /** What the next of its chain names. */
  readonly signature: string | null;
  readonly xml: string;
}
/** A document before it is signed. */
export interface Prepared {
  readonly lacks: readonly FiscalLack[];
  /** It names another one that is about to be made. */
  readonly waits?: boolean;
  readonly issue: (signer: Signer) => Promise<Issued>;
}

/** What a gateway is handed. */
export interface Handed {
  readonly endpoint: string;
  /** Milliseconds. */
  readonly limit: number;
  /** What this server shows that it is, where the gateway asks. */
  readonly certificate: CertificateFile | undefined;
  readonly xml: string;
  readonly taxNumber: string;
  readonly name: string;
  /** `14-03-2026` */
  readonly issued: string;
}
export interface Asked {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}
/** What became of it: `again` is what the gateway could not say anything about now. */
export interface Answered {
  readonly outcome: 'accepted' | 'refused' | 'known' | 'again';
  readonly said: readonly FiscalWord[];
}
export const again = (code: string, text: string): Answered => ({ outcome: 'again', said: [{ code, text }] });
export const noReport = again('', 'The gateway has answered with something else than a report.');

/** What differs between tax offices; the queue, the signing and the sending are one for all. */
export interface Office {
  /** Type of its gateways (docs/product.md §23.8). */
  readonly gateways: '2' | '3';
  /** What a document of a ticket lacks, and how it is issued; meanwhile no other one of its store is made. */
  readonly prepare: (making: Making, row: DocumentRow) => Promise<Prepared>;
  readonly ask: (handed: Handed) => Asked;
  readonly understand: (answer: IncomingMessage, text: string) => Answered;
}

/** A signed document as it is, in the body of a request. */
export const asXml = ({ xml }: Pick<Handed, 'xml'>): Asked => ({
  headers: { 'content-type': 'application/xml; charset=utf-8' },
  body: Buffer.from(xml),
});
