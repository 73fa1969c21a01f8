import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { areasPage } from './lib/areasPage.ts';
import { permissionsPage } from './lib/permissionsPage.ts';
import { root } from './lib/root.mjs';

/** `npm run permissions`: writes docs/permissions.md and docs/areas.md from the calls, pages, roles and areas of the code. */
writeFileSync(join(root, 'docs/permissions.md'), permissionsPage());
writeFileSync(join(root, 'docs/areas.md'), areasPage());
