import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readBrandFile } from '@comanda/tokens/brand-files';
import type { Brand } from '@comanda/tokens/brands';

export interface GivenBrand {
  /** The file as it was named, and its absolute path. */
  readonly given: string;
  readonly file: string;
  readonly brand: Brand;
}

/**
 * The brand of the one file that a command was given, read from where npm was called. Ends the command with 2 when
 * there is none, and with 1 and a sentence for each fault when the brand is not in order.
 */
export function givenBrand(command: string): GivenBrand {
  const [given, ...rest] = process.argv.slice(2);
  const file = resolve(process.env['INIT_CWD'] ?? '.', given ?? '');
  if (given === undefined || rest.length > 0 || !existsSync(file)) {
    console.error(given === undefined || rest.length > 0 ? `${command} FILE` : `There is no file ${given}.`);
    process.exit(2);
  }
  const reading = readBrandFile(file);
  if ('brand' in reading) return { given, file, brand: reading.brand };
  for (const problem of reading.problems) console.error(problem);
  const count = reading.problems.length;
  console.error(`\n${count === 1 ? 'One thing has' : `${count} things have`} to be mended.`);
  process.exit(1);
}
