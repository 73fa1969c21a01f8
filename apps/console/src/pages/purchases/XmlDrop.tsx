import { longestXml, purchaseCalls, type ReadPurchase } from '@comanda/api/calls';
import { DropZone } from '@comanda/ui/DropZone';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { failureMessage, useCallMutation, useCompany, useLabel } from '../../app/index.ts';
import { purchaseFaults } from './faults.ts';

/** Where an electronic invoice is dropped; what it says fills the form, and nothing is recorded yet. */
export function XmlDrop({ onRead }: { readonly onRead: (read: ReadPurchase) => void }) {
  const { t } = useLingui();
  const label = useLabel();
  const { id: idCompany } = useCompany();
  const { mutate, isPending } = useCallMutation(purchaseCalls.xml);
  const [error, setError] = useState<string>();
  const read = async (file: File): Promise<void> => {
    setError(undefined);
    const result = await mutate({ data: { idCompany, xml: await file.text() } });
    if (result.ok) return onRead(result.data);
    const fault = purchaseFaults(result.failure)['xml'];
    setError(label(fault ?? failureMessage(result.failure)));
  };
  return (
    <DropZone
      label={t`Electronic invoice`}
      description={t`UBL or Facturae, as .xml. It fills in what it says; you check it and record it.`}
      accept={['.xml', '.xsig']}
      mostBytes={longestXml}
      onFiles={([file]) => {
        if (file) void read(file);
      }}
      isPending={isPending}
      error={error}
    />
  );
}
