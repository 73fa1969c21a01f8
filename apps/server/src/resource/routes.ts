import {
  type AnyCall,
  bulkCalls,
  exportCalls,
  fileCalls,
  hasFiles,
  isOffered,
  resourceCalls,
} from '@comanda/api/calls';
import type { Resource } from '@comanda/api/kernel';
import { picturePaths, withPictures } from '@comanda/api/pictures';
import { resources } from '@comanda/api/areas/all';
import { malformed, unknownRecord } from '../core/refusal.ts';
import type { Input, Route, UploadedFile } from '../core/route.ts';
import type { Context } from '../core/work.ts';
import type { WireRow } from './change.ts';
import { exportRecords, exportTemplate } from './export.ts';
import { editRecords, restoreRecords } from './edit.ts';
import { openFile } from './openFile.ts';
import { storeImages } from './images.ts';
import { impactOf } from './impact.ts';
import { activeRecords, isPlain, listRecords } from './list.ts';
import { readRecord, visible } from './read.ts';
import { removeRecords, setStatus } from './remove.ts';
import { changeRecord, createRecord } from './write.ts';

const done = { done: true };

/** Rows are what the definition makes of them; their type is the definition's, not this list's. */
const answer = <C extends AnyCall>(
  call: C,
  run: (input: Input<C>, context: Context) => Promise<unknown>,
  isSteady?: (input: Input<C>) => boolean,
): Route => {
  const route: {
    call: AnyCall;
    run(input: Input<C>, context: Context): Promise<unknown>;
    isSteady?(input: Input<C>): boolean;
  } = { call, run, ...(isSteady && { isSteady }) };
  return route;
};

/** Pictures that came along take their places; a part that is no picture of the area is refused. */
const withImages = async <D extends object>(
  context: Context,
  resource: Resource,
  data: D,
  files: Readonly<Record<string, UploadedFile>>,
): Promise<D> => {
  const places = new Set(picturePaths(resource));
  const stray = Object.keys(files).find((name) => !places.has(name));
  if (stray !== undefined)
    throw malformed('A file came with a name that is no picture here.', [{ field: stray, error: 'unknown' }]);
  return withPictures(data, await storeImages(context, files));
};

const routesOf = (resource: Resource): Route[] => {
  const calls = { ...resourceCalls(resource), ...bulkCalls(resource), ...exportCalls(resource) };
  const shown = (context: Context, row: WireRow): unknown =>
    visible(resource, context.caller, row.idCompany, row);
  return [
    answer(calls.get, async ({ params }, context) => {
      const row = await readRecord(context, resource, params.id);
      if (!row || row['status'] === 'D') throw unknownRecord();
      return shown(context, row);
    }),
    answer(calls.create, async ({ data, files }, context) => {
      const sent = await withImages(context, resource, data, files);
      return shown(context, await createRecord(context, resource, data.idCompany, sent));
    }),
    answer(calls.update, async ({ data, files }, context) => {
      const sent = await withImages(context, resource, data, files);
      return shown(
        context,
        await changeRecord(context, resource, { id: data.id, version: data.version, sent }),
      );
    }),
    answer(calls.remove, async ({ params }, context) => {
      await removeRecords(context, resource, [params.id]);
      return done;
    }),
    answer(calls.removeMany, async ({ data }, context) => {
      await removeRecords(context, resource, data);
      return done;
    }),
    answer(calls.setStatus, async ({ data }, context) => {
      await setStatus(context, resource, data.ids, data.status);
      return done;
    }),
    answer(
      calls.ofCompany,
      ({ params }, context) => activeRecords(context, resource, params.companyId),
      () => isPlain(resource, {}),
    ),
    answer(
      calls.list,
      ({ data }, context) => listRecords(context, resource, data),
      ({ data }) => isPlain(resource, data),
    ),
    answer(calls.export, ({ data }, context) => exportRecords(context, resource, data)),
    answer(calls.template, ({ data }, context) => exportTemplate(context, resource, data)),
    answer(calls.edit, ({ data }, context) => editRecords(context, resource, data)),
    answer(calls.restore, ({ data }, context) => restoreRecords(context, resource, data)),
    answer(calls.impact, ({ params }, context) => impactOf(context, resource, params.id)),
    ...(hasFiles(resource)
      ? [answer(fileCalls(resource).file, ({ params }, context) => openFile(context, resource, params))]
      : []),
  ].filter(({ call }) => isOffered(resource, call));
};

/** The calls of every maintenance area, done by their definitions. */
export const resourceRoutes: readonly Route[] = resources.flatMap(routesOf);
