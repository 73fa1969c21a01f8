import { writeMigration } from './generate.ts';

/* `npm run migrations -w @comanda/server [name]` */
const name = (process.argv[2] ?? 'schema').toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');
const file = await writeMigration(name);
process.stdout.write(file ? `Wrote ${file}.\n` : 'The schema and its migrations agree.\n');
