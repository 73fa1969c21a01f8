export { DropZone, type DropZoneProps } from './DropZone.tsx';
export type { TakenFile } from './FileRow.tsx';
