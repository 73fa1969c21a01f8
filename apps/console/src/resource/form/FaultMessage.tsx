import { Link } from '@comanda/ui/Link';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormat } from '../../app/index.ts';
import { recordHref } from '../addresses.ts';
import type { DraftFault } from './draft.ts';
import { useForm } from './DraftContext.tsx';
import { useFaultText } from './useFaultText.ts';

/** What is wrong with a value; of one that is taken, the record that has it and a way there that leaves the form open. */
export function FaultMessage({ fault }: { readonly fault: DraftFault }): ReactNode {
  const { resource } = useForm();
  const format = useFormat();
  const say = useFaultText();
  const { holder } = fault;
  if (!holder) return say(fault);
  // As elements: a text that is put in would be read for tags.
  const name = <bdi>{format.names(holder.names)}</bdi>;
  const code = <bdi>{holder.code}</bdi>;
  return (
    <Trans>
      Taken by{' '}
      <Link href={recordHref(resource, holder.id, 'show')} target="_blank" rel="noopener" tone="plain">
        {name} ({code})
      </Link>
    </Trans>
  );
}
