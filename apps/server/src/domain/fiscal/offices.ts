import type { Office } from './office.ts';
import { panama } from './panama/office.ts';
import { ticketBai } from './ticketBai/office.ts';

/** The tax office of a fiscal region. */
export const officeOf = (region: string): Office => {
  const found = ticketBai(region) ?? panama(region);
  if (!found) throw new Error(`Nothing is reported of ${region}.`);
  return found;
};
