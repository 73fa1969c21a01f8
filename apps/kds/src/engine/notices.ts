import type { Notice } from './kitchen.ts';

type Body<N> = N extends Notice ? Omit<N, 'id'> : never;
/** What a cook has to be told, until it is dismissed; the same twice is told once. */
export const createNotices = (changed: () => void) => {
  let notices: readonly Notice[] = [];
  let last = 0;
  const keep = (isKept: (notice: Notice) => boolean): void => {
    const left = notices.filter(isKept);
    if (left.length === notices.length) return;
    notices = left;
    changed();
  };
  return {
    all: (): readonly Notice[] => notices,
    tell: (notice: Body<Notice>, id = `n${(last += 1)}`): void => {
      notices = [...notices.filter((one) => one.id !== id), { ...notice, id }];
      changed();
    },
    dismiss: (id: string): void => keep((one) => one.id !== id),
    /** Who touches a dish again has seen what was said of it. */
    touched: (tasks: readonly string[]): void =>
      keep((one) => !one.tasks?.some(({ id }) => tasks.includes(id))),
  };
};
export type Notices = ReturnType<typeof createNotices>;
