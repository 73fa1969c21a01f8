import { messageCalls, messageNumberCalls } from '@comanda/api/calls';
import type { LiveNotice } from '@comanda/machines/live';
import { refresh, refreshCompany, refreshEntity } from './queries.ts';
import { selectedCompanyId } from './selection.ts';

/** Calls whose answers an event of a class makes old (docs/product.md §11.4). */
export const outdatedBy: Readonly<Record<string, readonly string[]>> = {
  TRACKER: ['tracker.number', 'tracker.list', 'tracker.get', 'commit.list', 'commit.get'],
  COMMIT: ['commit.list', 'commit.get', 'commit.plans', 'tracker.number', 'tracker.list', 'tracker.get'],
  TICKET: ['ticket.list', 'report.query'],
  ORDER: ['hubOrder.live', 'hubOrder.list', 'hubOrder.get'],
};

/** What an event does to the data on the screen; nothing for another company than the selected one. */
export function takeNotice(
  channel: string,
  { class: kind, data }: LiveNotice,
  onMessage: (title: string | undefined) => void,
): void {
  if (kind === 'MESSAGE') {
    void refresh(messageNumberCalls.number.name, messageCalls.list.name);
    if (String(data['nclass']).startsWith('enrolment.')) void refresh('cardEnrolment.ofCompany');
    onMessage(typeof data['title'] === 'string' ? data['title'] : undefined);
    return;
  }
  if (channel !== selectedCompanyId()) return;
  const names = outdatedBy[kind];
  if (names) void refresh(...names);
  // A changed record also makes its own lists and references old; the event names its entity.
  if (kind === 'TRACKER' && typeof data['entity'] === 'string') void refreshEntity(data['entity']);
}

/** After a gap everything of the selected company is asked for again, in place. */
export function takeGap(channels: readonly string[]): void {
  const selected = selectedCompanyId();
  if (selected === undefined || !channels.includes(selected)) return;
  void refreshCompany();
}
