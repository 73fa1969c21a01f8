import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { permissionsPage } from './lib/permissionsPage.ts';
import { root } from './lib/root.mjs';

/** `npm run permissions`: writes docs/permissions.md from the calls, the pages and the roles of the code. */
writeFileSync(join(root, 'docs/permissions.md'), permissionsPage());
