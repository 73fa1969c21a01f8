import type { Notice } from './kitchen.ts';
type Body<N> = N extends Notice ? Omit<N, 'id'> : never;
/** What a cook has to be told, until it is dismissed; the same twice is told once. */
export declare const createNotices: (changed: () => void) => {
    all: () => readonly Notice[];
    tell: (notice: Body<Notice>, id?: string) => void;
    dismiss: (id: string) => void;
};
export type Notices = ReturnType<typeof createNotices>;
export {};
