import { pages } from '@comanda/api/pages';

export const beginHref = (id: string): string => pages.beginCompany.path.replace('$companyId', id);
export const editCompanyHref = (id: string): string => pages.editCompany.path.replace('$companyId', id);
