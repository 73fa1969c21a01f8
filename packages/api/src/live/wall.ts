import { recordIn } from './record.ts';

/**
 * What a wall display is sent on `/api/reporting/v1/ws/presentation` once it has sent its `block` (docs/product.md §20.9): its
 * stores have sold something; the line is alive, each 15 s; it shows nothing any more.
 */
export type WallFrame = { readonly sold: true } | { readonly beat: string } | { readonly ended: true };

export const parseWallFrame = (text: string): WallFrame | undefined => {
  const frame = recordIn(text);
  if (frame?.['sold'] === true) return { sold: true };
  if (frame?.['ended'] === true) return { ended: true };
  return typeof frame?.['beat'] === 'string' ? { beat: frame['beat'] } : undefined;
};
