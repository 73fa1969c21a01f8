import { sortOut } from '../DropZone/sortOut.ts';
import { pictureTypes } from '../ImageField/acceptFile.ts';

/** What becomes of files that are offered together. */
export interface TakenIn {
  readonly files: readonly File[];
  /** Names of those that are none to be shown, are too large, or find no place any more. */
  readonly refused: Readonly<Record<'kind' | 'size' | 'full', readonly string[]>>;
}

/** Takes the first that are pictures of a fair size, as many as there are places. */
export function takeIn(offered: readonly File[], places: number, mostBytes: number): TakenIn {
  const { files, refused } = sortOut(offered, { accept: pictureTypes, mostBytes, places });
  const { kind, empty, size, full } = refused;
  // Nothing can be shown of an empty file either.
  return { files, refused: { kind: [...kind, ...empty], size, full } };
}

/** What a pasted or dropped text brings: a file that is written out in base64, or an address of the web. */
export function readText(text: string): { readonly file: File } | { readonly address: string } | undefined {
  const trimmed = text.trim();
  const [, type = '', content = ''] = /^data:([^;,]*);base64,(.*)$/is.exec(trimmed) ?? [];
  if (content !== '') {
    const bytes = bytesOf(content);
    const media = type.toLowerCase();
    const extension = media.split('/')[1] ?? '';
    return bytes && { file: new File([bytes], `picture.${extension}`, { type: media }) };
  }
  return /^https?:\/\/\S+$/i.test(trimmed) ? { address: trimmed } : undefined;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
  } catch {
    return undefined;
  }
}
