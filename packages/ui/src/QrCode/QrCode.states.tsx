import { bad } from '../values/bad.ts';
import type { QrCodeProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  address: {
    value: 'https://comanda.example/public/ticket/0191f2a4-8a5e-4c51-9a83-6a0c5f8f7f10',
    label: 'Opens this ticket on another device',
  },
  short: { value: 'COMANDA', label: 'The word Comanda' },
  long: { value: 'https://comanda.example/?q='.padEnd(1_200, 'x'), label: 'A long address' },
  /** As much as one holds, in letters of two bytes. */
  full: { value: 'é'.repeat(1_476), label: 'As much as fits' },
  tooLong: { value: 'x'.repeat(2_954), label: bad.word },
  empty: { value: bad.empty, label: bad.mixed },
} satisfies Record<string, QrCodeProps>;
