import { type Terminal, terminalCalls } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { Dialog } from '@comanda/ui/Dialog';
import { QrCode } from '@comanda/ui/QrCode';
import { Text } from '@comanda/ui/Text';
import { TextField } from '@comanda/ui/TextField';
import { useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../app/copyText.ts';
import { failureMessage, useCallMutation, useLabel } from '../../app/index.ts';
import { refreshed } from './refreshed.ts';
import * as css from './terminals.css.ts';

export interface IssueDialogProps {
  readonly terminal: Pick<Terminal, 'id' | 'name' | 'licence'>;
  /** That of a till that has just been made and got one with it. */
  readonly issued?: string | undefined;
  readonly onClose: () => void;
}

/** Issues the licence of a till and shows it, which happens once: the platform keeps only its hash. */
export function IssueDialog({ terminal, issued, onClose }: IssueDialogProps) {
  const { t } = useLingui();
  const label = useLabel();
  const { mutate, isPending } = useCallMutation(terminalCalls.issue, { refreshes: refreshed });
  const [license, setLicense] = useState(issued);
  const [failure, setFailure] = useState<Failure>();
  const issue = async (): Promise<void> => {
    setFailure(undefined);
    const result = await mutate({ params: { id: terminal.id } });
    if (result.ok) setLicense(result.data.license);
    else setFailure(result.failure);
  };
  return (
    <Dialog
      title={license === undefined ? t`Licence for ${terminal.name}` : t`Pair ${terminal.name}`}
      size="sm"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      renderActions={({ close }) =>
        license === undefined ? (
          <>
            <Button onPress={close} isDisabled={isPending}>{t`Cancel`}</Button>
            <Button tone="accent" isPending={isPending} onPress={() => void issue()}>
              {failure ? t`Try again` : t`Issue licence`}
            </Button>
          </>
        ) : (
          <Button tone="accent" onPress={close}>{t`Done`}</Button>
        )
      }
    >
      <div className={css.stack}>
        {failure && <Banner tone="danger">{label(failureMessage(failure))}</Banner>}
        {license === undefined ? (
          <Text as="p">
            {terminal.licence
              ? t`The till that is paired now signs out at once, and the new licence pairs another one in its place.`
              : t`It lets one device sign in as this till. It is shown only once.`}
          </Text>
        ) : (
          <>
            <Text as="p">{t`Scan the code with the till, or type the licence there. It is shown only once; if it is lost, issue another.`}</Text>
            <div className={css.code}>
              <QrCode value={license} label={t`The licence of the till ${terminal.name}`} />
            </div>
            <TextField label={t`Licence`} value={license} isReadOnly dir="ltr" onChange={() => undefined} />
            <Button iconStart={Copy} onPress={() => void copyText(license)}>{t`Copy licence`}</Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
