import type { Notice } from './kitchen.ts';

type Body<N> = N extends Notice ? Omit<N, 'id'> : never;
/** What a cook has to be told, until it is dismissed; the same twice is told once. */
export const createNotices = (changed: () => void) => {
  let notices: readonly Notice[] = [];
  let last = 0;
  return {
    all: (): readonly Notice[] => notices,
    tell: (notice: Body<Notice>, id = `n${(last += 1)}`): void => {
      notices = [...notices.filter((one) => one.id !== id), { ...notice, id }];
      changed();
    },
    dismiss: (id: string): void => {
      if (!notices.some((one) => one.id === id)) return;
      notices = notices.filter((one) => one.id !== id);
      changed();
    },
  };
};
export type Notices = ReturnType<typeof createNotices>;
