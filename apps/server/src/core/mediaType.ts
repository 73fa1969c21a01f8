import type { UploadedFile } from './route.ts';

type MediaType = UploadedFile['mediaType'];
/** How files begin that browsers draw without running anything. */
const signatures: readonly (readonly [MediaType, (bytes: Buffer) => boolean])[] = [
  ['image/png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))],
  ['image/jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))],
  [
    'image/webp',
    (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  ],
];
/** What a file is by its content; its name and what its sender calls it are not believed. */
export const mediaTypeOf = (bytes: Buffer): MediaType | undefined =>
  signatures.find(([, matches]) => matches(bytes))?.[0];
