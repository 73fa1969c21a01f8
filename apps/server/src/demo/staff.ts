import { platformId } from '@comanda/api/kernel';
import { discount } from '@comanda/api/areas/sales/discount';
import { employee } from '@comanda/api/areas/basics/employee';
import { employeePermission } from '@comanda/api/areas/system/employeePermission';
import { employeePermissionGroup } from '@comanda/api/areas/system/employeePermissionGroup';
import { serviceKind } from '@comanda/api/areas/basics/serviceKind';
import type { Work } from '../core/work.ts';
import { namesIn } from '../country/names.ts';
import { demoPermissionGroups } from './data/rights.ts';
import { demoDiscounts, demoEmployees, demoServiceKinds } from './data/staff.ts';
import { idIn, idsOf, make } from '../country/make.ts';

/** Who sells in a business, how it is served there, and what is taken off. */
export const seedStaff = async (
  work: Work,
  idCompany: string,
  languages: readonly string[],
): Promise<void> => {
  const permissions = await idsOf(work, platformId, employeePermission);
  const groups = await make(work, idCompany, employeePermissionGroup, demoPermissionGroups, (group) => ({
    names: namesIn(languages, group.text),
    permissions: group.permissions.map((code) => ({ idPermission: idIn(permissions, code) })),
  }));
  const groupOf = (code: string): string | null =>
    groups.get(demoPermissionGroups.find(({ employees }) => employees.includes(code))?.code ?? '') ?? null;
  await make(work, idCompany, employee, demoEmployees, ({ name, ...row }) => ({
    ...row,
    idPermissionGroup: groupOf(row.code),
    names: { [languages[0] ?? '']: name },
  }));
  await make(work, idCompany, serviceKind, demoServiceKinds, ({ text, ...row }) => ({
    ...row,
    names: namesIn(languages, text),
  }));
  await make(work, idCompany, discount, demoDiscounts, ({ text, draft }) => ({
    ...draft,
    names: namesIn(languages, text),
  }));
};
