import { bad } from '../values/bad.ts';
import type { Option } from './index.ts';

/** What a Select or ComboBox offers in its stories and checks. */
export const countries: readonly Option[] = [
  { id: 'ES', label: 'Spain', end: 'ES' },
  { id: 'FR', label: 'France', end: 'FR' },
  { id: 'PA', label: 'Panama', end: 'PA', isDisabled: true },
  { id: 'EG', label: 'Egypt', end: 'EG' },
];

export const thousand: readonly Option[] = Array.from({ length: 1000 }, (_, index) => ({
  id: `p${index}`,
  label: `Product ${index + 1}`,
}));

export const badOptions: readonly Option[] = [
  { id: 'word', label: bad.word, description: bad.word },
  { id: 'mixed', label: bad.mixed, description: bad.malformed },
  { id: 'malformed', label: bad.malformed, end: bad.mixed },
  { id: 'long', label: bad.long, end: bad.word },
];

/** One more than is rendered whole. */
export const hundredAndOne = thousand.slice(0, 101);
