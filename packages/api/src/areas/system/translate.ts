import { defineResource, f, type Row } from '../../kernel/index.ts';

/** docs/product.md §24.14 */
export const translate = defineResource({
  code: 'TSL',
  route: '/system/configs/translates',
  owner: 'system',
  service: 'system',
  name: 'translate',
  fields: {
    code: f.code(),
    names: f.names(),
    /** The text in the console's catalogues: as it is written in the code, or its id there. */
    key: f.text({ max: 300, hasForms: true }),
    language: f.choice({ 'en-GB': 'English', 'es-ES': 'Spanish', 'ar-EG': 'Arabic' }, 'en-GB'),
    text: f.text({ max: 600, long: true, hasForms: true }),
    state: f.choice({ A: 'active', P: 'partial', I: 'inactive', E: 'error', R: 'revision' }, 'A'),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'names', 'language', 'text', 'state', 'status'],
    search: ['code', 'names', 'key', 'text'],
    sort: 'order',
    facets: ['language', 'state'],
  },
  form: [
    { id: 'basic', fields: ['key', 'language', 'text', 'state'] },
    { id: 'kept', fields: ['names', 'code', 'order', 'status'] },
  ],
  first: ['key', 'language', 'text', 'state'],
});
export type Translate = Row<typeof translate>;
