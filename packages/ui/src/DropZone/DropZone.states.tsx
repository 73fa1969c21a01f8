import { Link } from '../Link/index.ts';
import { bad } from '../values/bad.ts';
import type { DropZoneProps, TakenFile } from './index.ts';

const texts = {
  label: 'Delivery notes',
  description: 'PDF or pictures, up to 5 MB each.',
  accept: ['.pdf', 'image/*'],
  mostBytes: 5 * 1024 * 1024,
  isMany: true,
} as const;

const sent: TakenFile = { id: 'sent', name: 'note-2026-11-20.pdf', bytes: 81_920, kind: 'done' };
const sending: TakenFile = {
  id: 'sending',
  name: 'note-2026-11-21.pdf',
  bytes: 3_407_872,
  kind: 'sending',
  part: 0.4,
};
const waiting: TakenFile = { id: 'waiting', name: 'note-2026-11-22.pdf', bytes: 512, kind: 'waiting' };
const failed: TakenFile = {
  id: 'failed',
  name: 'IMG_2231.jpeg',
  bytes: 2_000_000,
  kind: 'failed',
  reason: 'The connection broke off. The file is still here; nothing was sent.',
};

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  empty: texts,
  one: { label: 'Contract', accept: ['.pdf'] },
  required: { ...texts, isRequired: true },
  large: { ...texts, size: 'lg', children: <Link href="#help">What a delivery note has to show</Link> },
  taken: { ...texts, files: [sent, sending, waiting, failed] },
  unknownLength: { ...texts, files: [{ id: 'a', name: 'menu.pdf', kind: 'sending' }] },
  full: { ...texts, mostFiles: 2, files: [sent, sending] },
  wrong: { ...texts, error: 'At least one delivery note is needed.' },
  pending: { ...texts, isPending: true },
  disabled: { ...texts, isLabelHidden: true, isDisabled: true, files: [sent, failed] },
  long: {
    ...texts,
    files: [
      {
        ...failed,
        id: 'long',
        name: `${'scan-of-the-delivery-note-'.repeat(12)}.pdf`,
        reason: bad.word,
      },
      { ...sent, id: 'huge', name: 'all.pdf', bytes: 987_654_321_000 },
      { ...sent, id: 'signs', name: bad.malformed, bytes: Number.MAX_SAFE_INTEGER },
      { ...sent, id: 'nothing', name: 'إيصال التسليم 2026 (copy).pdf', bytes: 0 },
    ],
  },
} satisfies Record<string, Omit<DropZoneProps, 'onFiles'>>;
