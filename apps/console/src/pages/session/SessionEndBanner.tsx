import { parseSessionEnd } from '@comanda/api/errors';
import { Banner } from '@comanda/ui/Banner';
import { useState } from 'react';
import { readStored } from '../../app/storage.ts';
import { SessionEndText } from './SessionEndText.tsx';

/** Says at the sign-in why it stands there, where the platform has ended the last session. */
export function SessionEndBanner() {
  const [end] = useState(() => parseSessionEnd(readStored('ended')));
  if (!end) return null;
  return (
    <Banner tone={end === 'idle' ? 'info' : 'warning'}>
      <SessionEndText end={end} />
    </Banner>
  );
}
