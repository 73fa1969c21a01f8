import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes what nobody else on the machine may read; a write is whole or has not happened. */
export const writeSecrets = async (file: string, content: unknown): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, `${JSON.stringify(content, undefined, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
};
