/** Raster pictures that every supported browser shows. SVG is left out: it can carry scripts. */
export const pictureTypes: ReadonlyArray<string> = ['image/png', 'image/jpeg', 'image/webp'];

export type FileRefusal = { reason: 'kind' } | { reason: 'size'; mostBytes: number };

/** Why a file is not taken, or null when it is. */
export function refusalOf(file: { type: string; size: number }, mostBytes: number): FileRefusal | null {
  if (!pictureTypes.includes(file.type)) return { reason: 'kind' };
  if (file.size > mostBytes) return { reason: 'size', mostBytes };
  return null;
}
