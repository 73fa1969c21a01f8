export type { DrawingKind } from './drawings.ts';
export { Notice, type NoticeProps } from './Notice.tsx';
