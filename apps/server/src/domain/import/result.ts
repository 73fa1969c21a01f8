import type { FileAnswer } from '@comanda/api/calls';
import {
  csvLines,
  csvMark,
  type Outcome,
  outcomeText,
  resultHeader,
  resultLine,
  sayIn,
  type Telling,
  undoneText,
} from '@comanda/api/transfer';
import { sql } from 'drizzle-orm';
import { resourceOf } from '../../db/naming.ts';
import { importRow } from '../../db/schema/import.ts';
import type { Context } from '../../core/work.ts';
import { languagesOf } from '../../resource/languages.ts';
import { spokenOf, textsIn } from '../../texts.ts';
import type { Job } from './hold.ts';
import { veilFor } from './veil.ts';
import { isPassed } from './waves.ts';

/** Rows that are read and written at a time. */
const batch = 500;

interface Row {
  readonly cells: readonly string[];
  readonly outcome: Outcome | null;
  readonly picture: string | null;
  readonly kept: string | null;
  readonly wrote: string | null;
  readonly wave: number;
  readonly position: number;
}
const textOf = (telling: Telling, job: Job, row: Row): string => {
  const { outcome, picture, kept, wrote } = row;
  const isUndone = wrote !== null && kept === null && isPassed(job, row);
  if (outcome && isUndone) return undoneText(telling, outcome);
  return [
    ...(outcome ? [outcomeText(telling, outcome)] : []),
    ...(picture === null ? [] : [telling.say({ id: `import.picture.${picture}` })]),
    ...(kept === null ? [] : [telling.say({ id: `import.kept.${kept}` })]),
  ].join('. ');
};

async function* linesOf(work: Context, job: Job, telling: Telling): AsyncGenerator<string> {
  const { db } = work;
  const veil = veilFor(work, job);
  const { header, source } = job;
  const delimiter = source?.format === 'csv' ? source.delimiter : ',';
  yield csvMark + csvLines([resultHeader(telling, header)], delimiter);
  for (let from = 0; ; from += batch) {
    const { rows } = await db.execute<Row & Record<string, unknown>>(
      sql`select to_json(cells) as cells, outcome, picture, kept, wrote, wave, position from ${importRow}
        where ${importRow.idCompany} = ${job.idCompany} and ${importRow.idImport} = ${job.id}
          and ${importRow.position} >= ${from} and ${importRow.position} < ${from + batch}
        order by ${importRow.position}`,
    );
    if (rows.length === 0) return;
    yield csvLines(
      rows.map((row) =>
        resultLine(
          header,
          veil.cells(row.cells),
          textOf(telling, job, { ...row, outcome: veil.outcome(row.outcome) }),
        ),
      ),
      delimiter,
    );
  }
}

/** The file again, with what became of each row in the language of who asks. */
export const resultFile = async (work: Context, job: Job): Promise<FileAnswer> => {
  const languages = await languagesOf(work.db, job.idCompany);
  const lang = work.caller.kind === 'person' ? work.caller.lang : null;
  const say = sayIn(textsIn(spokenOf([lang, languages[0]])));
  const name = job.fileName.replace(/\.(?:csv|xlsx|txt|tsv)$/i, '');
  return {
    name: `${name} ${say({ id: 'import.outcome' })}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    content: linesOf(work, job, { resource: resourceOf(job.entity), languages, say }),
  };
};
