import { pages } from '@comanda/api/pages';

export const backupHref = (id: string): string => pages.backup.path.replace('$companyId', id);
