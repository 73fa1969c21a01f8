import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { Plural, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import type { Kitchen } from '../../engine/kitchen.ts';
import { saveKept } from './saveKept.ts';
import { useReadable } from './useReadable.ts';

/** What this screen still has to send, said to whoever is about to do without it, and given as a file; nothing where it is all sent. */
export function UnsentSteps({ kitchen }: { readonly kitchen: Kitchen }) {
  const { t } = useLingui();
  const { waiting } = useReadable(kitchen.state);
  if (waiting === 0) return null;
  return (
    <Banner
      tone="warning"
      actions={
        <Button iconStart={Download} onPress={() => void saveKept(kitchen)}>{t`Save them as a file`}</Button>
      }
    >
      <Plural
        value={waiting}
        one="# step has not been sent. It is kept on this device, and no other screen knows of it."
        other="# steps have not been sent. They are kept on this device, and no other screen knows of them."
      />
    </Banner>
  );
}
