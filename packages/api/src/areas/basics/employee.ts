import { defineResource, f, optional, type Row } from '../../kernel/index.ts';
import { endsAfterStart } from '../rules.ts';

/** docs/product.md §8.20 */
export const employee = defineResource({
  code: 'EMP',
  route: '/settings/basics/employees',
  owner: 'company',
  service: 'setup',
  name: 'employee',
  fields: {
    code: f.code(),
    names: f.names(),
    /** What a till calls them, and what stands on a ticket. */
    alias: f.text({ max: 20 }),
    image: f.image(),
    pin: optional(f.secret({ min: 4, max: 4, pin: true })),
    email: optional(f.text({ max: 254, format: 'email' })),
    language: optional(f.text({ max: 20, format: 'language' })),
    /** What they may do at a till. */
    idPermissionGroup: optional(f.ref('EPG')),
    access: f.choice({ N: 'normal', J: 'journey', T: 'training' }, 'N'),
    hand: f.choice({ R: 'right', L: 'left' }, 'R'),
    printing: f.choice({ P: 'one receipt per order', A: 'one receipt per item' }, 'P'),
    textSize: f.choice({ D: 'normal', L: 'big' }, 'D'),
    /** Where they work; empty: everywhere. */
    stores: f.list({ idStore: f.ref('STR') }),
    from: optional(f.date()),
    until: optional(f.date()),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'alias', 'access', 'hand', 'status'],
    search: ['code', 'names', 'alias'],
    sort: 'order',
    facets: ['idPermissionGroup', 'access', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: ['code', 'names', 'alias', 'pin', 'email', 'language', 'from', 'until', 'order', 'status'],
    },
    { id: 'till', fields: ['idPermissionGroup', 'access', 'hand', 'printing', 'textSize'] },
    { id: 'stores', fields: ['stores'] },
    { id: 'image', fields: ['image'] },
  ],
  rules: [endsAfterStart],
});
export type Employee = Row<typeof employee>;
