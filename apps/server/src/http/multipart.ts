import type { AnyCall } from '@comanda/api/calls';
import { largestPicture } from '@comanda/api/pictures';
import { sheetBounds } from '@comanda/api/transfer';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { malformed, Refusal } from '../core/refusal.ts';
import type { UploadedFile } from '../core/route.ts';
import { mediaTypeOf } from '../core/mediaType.ts';

export const addMultipart = async (app: FastifyInstance): Promise<void> => {
  await app.register(multipart, {
    limits: { fileSize: largestPicture, fields: 1, fieldSize: 262_144, headerPairs: 50 },
  });
};

const parsed = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text), (key, value: unknown) => {
      if (key === '__proto__' || key === 'constructor') throw new SyntaxError('forbidden key');
      return value;
    });
  } catch {
    throw malformed('The part data is not JSON.', [{ field: 'data', error: 'type' }]);
  }
};

/** What the parser stumbles over is the sender's; limits have codes of their own. */
const unreadable = (error: unknown): unknown =>
  error instanceof Refusal ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('FST_'))
    ? error
    : malformed('The parts of the body cannot be read.', [{ field: 'body', error: 'type' }]);

/** The parts of a multipart call: `data` as JSON, and pictures by their path, or one sheet. */
export const partsOf = (
  call: AnyCall,
  request: FastifyRequest,
): Promise<{ body: unknown; files: Record<string, UploadedFile> }> =>
  readParts(call, request).catch((error: unknown) => {
    throw unreadable(error);
  });

const fileOf = (call: AnyCall, name: string, bytes: Buffer): UploadedFile => {
  if (call.multipart === 'sheet') {
    if (name === 'file') return { bytes, mediaType: 'application/octet-stream' };
    throw malformed('The file is the part file.', [{ field: name.slice(0, 60), error: 'unknown' }]);
  }
  const mediaType = mediaTypeOf(bytes);
  if (mediaType) return { bytes, mediaType };
  throw malformed('A picture is a PNG, JPEG or WebP file.', [{ field: name.slice(0, 60), error: 'picture' }]);
};

const readParts = async (
  call: AnyCall,
  request: FastifyRequest,
): Promise<{ body: unknown; files: Record<string, UploadedFile> }> => {
  const files = new Map<string, UploadedFile>();
  let data: unknown;
  const fileSize = call.multipart === 'sheet' ? sheetBounds.bytes : largestPicture;
  const most = typeof call.multipart === 'number' ? call.multipart : 1;
  for await (const part of request.parts({ limits: { fileSize, files: most, parts: most + 1 } })) {
    if (part.type === 'field') {
      if (part.fieldname !== 'data')
        throw malformed('There is a part too many.', [
          { field: part.fieldname.slice(0, 60), error: 'unknown' },
        ]);
      data = parsed(part.value);
      continue;
    }
    files.set(part.fieldname, fileOf(call, part.fieldname, await part.toBuffer()));
  }
  return { body: data === undefined ? undefined : { data }, files: Object.fromEntries(files) };
};
