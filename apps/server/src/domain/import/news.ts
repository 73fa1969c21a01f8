import type { Resource } from '@comanda/api/kernel';
import { pluralOf } from '@comanda/api/labels';
import type { News } from '../message/index.ts';
import type { Job } from './hold.ts';

type Told = Pick<Job, 'idCompany' | 'id' | 'idActor' | 'fileName' | 'entity'>;
const to = ({ idCompany, id, idActor, entity }: Told): Pick<News, 'idCompany' | 'to' | 'data'> => ({
  idCompany,
  to: [idActor],
  data: { idImport: id, entity },
});

/** An import is done: who asked for it is told what came of it. */
export const newsOfStored = (job: Job, resource: Resource): News => ({
  ...to(job),
  kind: 'import.stored',
  about: {
    file: job.fileName,
    area: pluralOf(resource.code),
    created: job.stored?.created ?? 0,
    changed: job.stored?.changed ?? 0,
    refused: job.counts?.rejected ?? 0,
  },
});

/** It stopped on the way, and waits for somebody to go on with it. */
export const newsOfFailed = (job: Told): News => ({
  ...to(job),
  kind: 'import.failed',
  about: { file: job.fileName, area: pluralOf(job.entity) },
});
