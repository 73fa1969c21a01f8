import type { Kitchen } from '../kitchen.ts';
import { reportOf } from '../report.ts';
import { disk } from './index.ts';
import { inTime } from './inTime.ts';

/**
 * What was not sent, or not taken by the server, and whose it is, for a person to carry to support: JSON. Where it cannot be
 * read, why.
 */
export const exportKept = async (kitchen: Kitchen): Promise<Blob> => {
  const report = await inTime(Promise.all([disk.read(), disk.screen()])).then(
    ([kept, screen]) => reportOf(kept, screen, kitchen.unanswered()),
    (error: unknown) => ({ unreadable: String(error) }),
  );
  return new Blob([JSON.stringify(report, null, 2)], { type: 'application/json' });
};
