import { fieldsOf, type Resource } from '../kernel/index.ts';
import { areaAccess } from './areaAccess.ts';
import { type Call, defineCall } from './call.ts';
import { file } from './shapes.ts';

/** Of an area whose records keep a file (docs/product.md §7.9): what of it may be given away. */
export const fileCalls = (resource: Resource) => {
  const { name, service, code: entity } = resource;
  return {
    file: defineCall({
      name: `${name}.file`,
      service,
      entity,
      method: 'GET',
      path: `/${name}/{id}/file/{field}`,
      summary: 'The certificate of a record, without its private key, as PEM',
      access: areaAccess(resource, 'ACCESS', 'records'),
      answer: file,
    }),
  } satisfies Record<string, Call>;
};
/** Whether an area has such calls. */
export const hasFiles = (resource: Resource): boolean =>
  fieldsOf(resource).some(([, { kind }]) => kind === 'file');
