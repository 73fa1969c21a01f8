import type { Kept, KeptOperation } from './disk.ts';
import type { EnrolledScreen } from './indexedDb.ts';

const readable = ({ at, ...operation }: KeptOperation) => ({ at: new Date(at).toISOString(), ...operation });

/**
 * What a screen keeps of its cooks' presses, for support; never its credential. A press that the server has answered lies
 * on the disk for some seconds more, and says so.
 * @param unanswered operations that the server has not answered; not known where another window sends them
 */
export const reportOf = (
  { install, waiting, aside }: Kept,
  screen: EnrolledScreen | undefined,
  unanswered: ReadonlySet<string> | undefined,
) => ({
  screen: screen && { id: screen.id, name: screen.name, monitor: screen.settings.id },
  install,
  waiting: waiting.map((operation) => ({
    ...readable(operation),
    ...(unanswered && { isAnswered: !unanswered.has(operation.op.opId) }),
  })),
  aside: aside.map(readable),
});
