import { parseSessionEnd } from '@comanda/api/errors';
import { sessionEndLabel } from '@comanda/api/labels';
import { Banner } from '@comanda/ui/Banner';
import { useState } from 'react';
import { useLabel } from '../../app/label.ts';
import { readStored } from '../../app/storage.ts';

/** Says at the sign-in why it stands there, where the platform has ended the last session. */
export function SessionEndBanner() {
  const label = useLabel();
  const [end] = useState(() => parseSessionEnd(readStored('ended')));
  if (!end) return null;
  return <Banner tone={end === 'idle' ? 'info' : 'warning'}>{label(sessionEndLabel(end))}</Banner>;
}
