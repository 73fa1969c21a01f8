import type { Area } from '@comanda/api/areas';
import { refreshedBy } from '../../resource/calls.ts';

/** What has to be asked for again when texts of these areas were written. */
export const callsRefreshed = (areas: readonly Area[]): readonly string[] => [
  'translation.standing',
  'translation.texts',
  ...areas.flatMap(refreshedBy),
];
