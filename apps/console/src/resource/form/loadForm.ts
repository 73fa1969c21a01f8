import type { Resource } from '@comanda/api/kernel';
import { actionOf } from '@comanda/api/permissions';
import { loadHolder } from '../../app/holder.ts';
import { loadSections } from '../../sections/index.ts';
import { loadEditors } from './editors/FieldEditor.tsx';
import { WritingDialogs } from './writingPart.ts';

/** Whether a record that is opened is one that the person may write. */
const mayChange = async (resource: Resource): Promise<boolean> => {
  const { userActions, company } = await loadHolder();
  return [...userActions, ...(company?.actions ?? [])].includes(actionOf(resource, 'EDIT'));
};

/**
 * Brings what a record of this kind takes beside its page. It opens once that is there: no field appears late, and what is
 * typed needs no network before it is saved.
 * @param isMade a record is made, or opened to be written
 */
export async function loadForm(resource: Resource, isMade: boolean): Promise<void> {
  const isWritten = isMade || (await mayChange(resource));
  await Promise.all([
    loadSections(resource),
    ...(isWritten ? [loadEditors(resource), WritingDialogs.preload()] : []),
  ]);
}
