import {
  guessDecimalSign,
  guessMapping,
  guideOf,
  type Guide,
  csvRows,
  isPlainText,
  Refused,
  writtenFigures,
  type Batch,
  type FileSign,
  type Mapping,
  type Pieces,
  type Reading,
  type TableRow,
} from '@comanda/api/transfer';
import { and, asc, eq, sql } from 'drizzle-orm';
import { importPart } from '../../db/schema/import.ts';
import { companyOf, fieldIn, hiddenFrom } from './company.ts';
import type { Hold, Step } from './hold.ts';
import { addRows, countRows, dropParts, dropRows, rowsFrom } from './rows.ts';
import { rowsBeside } from './readBeside.ts';

/** Rows that are written at once, and rows that columns are recognised by. */
const chunk = 1_000;
const guessedBy = 1_000;

const piecesOf = ({ key, step }: Hold): Pieces =>
  async function* () {
    for (let position = 0; ; position += 1) {
      const [part] = await step(({ db }) =>
        db
          .select({ content: importPart.content })
          .from(importPart)
          .where(
            and(
              eq(importPart.idCompany, key.idCompany),
              eq(importPart.idImport, key.id),
              eq(importPart.position, position),
            ),
          )
          .orderBy(asc(importPart.position)),
      );
      if (!part) return;
      yield part.content;
    }
  };

/** What the columns are, as far as the person may fill them, and how the file writes decimals. */
const guess = async ({ work, db, job, resource }: Step, rows: number): Promise<Guessed> => {
  const company = await companyOf(work, resource, job.idCompany);
  const hidden = hiddenFrom(resource, work, job.idCompany);
  const first = await rowsFrom(db, job, 0, Math.min(rows, guessedBy));
  const { header } = job;
  const isHidden = (target: string | null | undefined): boolean =>
    target !== null && target !== undefined && hidden(fieldIn(target));
  const mapping = guessMapping(resource, { header, rows: first }, company).map((column) =>
    isHidden(column.target) || isHidden(column.meant) ? { target: null, by: 'unknown' as const } : column,
  );
  return { mapping, decimalSign: guessDecimalSign(writtenFigures(resource, company, mapping, first)) };
};
interface Guessed {
  readonly mapping: Mapping;
  readonly decimalSign: FileSign;
}

/** Bytes of a text that is read at once: less than it takes to begin anything beside the server. */
const little = 262_144;

interface Asked {
  readonly start: Uint8Array;
  readonly bytes: number;
  readonly reading: Reading;
  readonly guide: Guide;
}
/** The rows of a file as its person wants it read, whatever kind of file it is. */
const rowsOf = (
  { start, bytes, reading, guide }: Asked,
  pieces: Pieces,
  { step }: Hold,
): AsyncGenerator<Batch> =>
  isPlainText(start) && bytes <= little
    ? csvRows(pieces, reading, guide)
    : // An import that was deleted is lost to the step, and reading ends with it.
      rowsBeside(pieces, reading, guide, () => step(async () => undefined));

const readRows = async (hold: Hold): Promise<number> => {
  const { key, step } = hold;
  let bytes = 0;
  // The same file gives the same rows: those that a server which is gone has kept are not written again.
  const { kept, ...asked } = await step(async ({ db, work, job, resource }) => {
    const [part] = await db
      .select({ content: sql<Buffer>`substring(${importPart.content} for 65536)` })
      .from(importPart)
      .where(
        and(
          eq(importPart.idCompany, key.idCompany),
          eq(importPart.idImport, key.id),
          eq(importPart.position, 0),
        ),
      );
    return {
      start: part?.content ?? new Uint8Array(),
      bytes: job.bytes,
      kept: await countRows(db, key),
      reading: job.reading,
      guide: guideOf(resource, await companyOf(work, resource, job.idCompany)),
    };
  });
  const parts = piecesOf(hold);
  const counted: Pieces = async function* () {
    bytes = 0;
    for await (const part of parts()) {
      bytes += part.length;
      yield part;
    }
  };
  let count = 0;
  const keep = async (batch: Batch, rows: readonly TableRow[]): Promise<void> => {
    const fresh = rows.slice(Math.max(0, kept - count));
    const from = count + rows.length - fresh.length;
    count += rows.length;
    if (fresh.length === 0 && rows.length > 0) return;
    await step(async ({ db, change }) => {
      await addRows(db, key, from, fresh);
      await change({ header: [...batch.header], source: batch.source, done: bytes });
    });
  };
  for await (const batch of rowsOf(asked, counted, hold)) {
    for (let at = 0; at === 0 || at < batch.rows.length; at += chunk)
      await keep(batch, batch.rows.slice(at, at + chunk));
  }
  return count;
};

/** Reads the file into rows; one that is refused leaves none (docs/product.md §25). */
export const readFile = async (hold: Hold): Promise<void> => {
  const { key, step } = hold;
  try {
    const rows = await readRows(hold);
    await step(async (asked) => {
      await asked.change({ ...(await guess(asked, rows)), state: 'judging', done: 0, total: rows });
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await step(async ({ db, change }) => {
      await dropRows(db, key);
      await dropParts(db, key);
      await change({
        state: 'refused',
        refusal: error.refusal,
        rested: new Date(),
        header: [],
        source: null,
      });
    });
  }
};
