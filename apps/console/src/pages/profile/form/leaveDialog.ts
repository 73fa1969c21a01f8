import { onDemand } from '@comanda/ui/OnDemand';

/** Asks before unsaved input is left; nobody waits for it. */
export const leaveDialog = onDemand(
  async () => (await import('../../../resource/form/LeaveDialog.tsx')).LeaveDialog,
);
