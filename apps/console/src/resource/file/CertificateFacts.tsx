import { fileCalls } from '@comanda/api/calls';
import { download } from '@comanda/api/client/download';
import type { KeptFile, Resource } from '@comanda/api/kernel';
import { Button } from '@comanda/ui/Button';
import { Fact, Facts } from '@comanda/ui/Facts';
import { Status } from '@comanda/ui/Status';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useState, useTransition } from 'react';
import { client, useFormat } from '../../app/index.ts';
import { saveFile } from '../../app/saveFile.ts';
import { tellFailure } from '../../app/tellFailure.ts';
import * as css from './file.css.ts';

const day = 86_400_000;
/** So many days before its end a new certificate should be asked for: issuers take weeks. */
const SOON = 60;

export interface CertificateFactsProps {
  readonly resource: Resource;
  readonly name: string;
  readonly file: KeptFile;
  /** The file's own name is read nearby already. */
  readonly isNamed?: boolean;
}

/** What is told of a certificate: whose it is and until when. The key that came with it is shown to nobody. */
export function CertificateFacts({ resource, name, file, isNamed = false }: CertificateFactsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { id }: { readonly id?: string } = useParams({ strict: false });
  const [isPending, start] = useTransition();
  const save = async () => {
    const result = await download(client, fileCalls(resource).file, {
      params: { id: id ?? '', field: name },
    });
    if (result.ok) saveFile(result.data.name, result.data.blob);
    else tellFailure(result.failure, t`Not downloaded.`);
  };
  return (
    <div className={css.certificate}>
      <Facts>
        <Fact term={t`Issued to`}>
          <bdi>{file.subject}</bdi>
        </Fact>
        <Fact term={t`Issued by`}>
          <bdi>{file.issuer}</bdi>
        </Fact>
        <Fact term={t`Valid until`}>
          <span className={css.ending}>
            <bdi>{format.day(file.until)}</bdi>
            <Ending until={file.until} />
          </span>
        </Fact>
        {!isNamed && (
          <Fact term={t`File`}>
            <bdi>{file.name}</bdi>
          </Fact>
        )}
        <Fact term={t`Fingerprint`}>
          <bdi>{file.fingerprint}</bdi>
        </Fact>
      </Facts>
      {id !== undefined && (
        <div>
          <Button size="sm" iconStart={Download} isPending={isPending} onPress={() => start(save)}>
            {t`Download without its key`}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Said before it is too late to get another. */
function Ending({ until }: Pick<KeptFile, 'until'>) {
  const { t } = useLingui();
  const [now] = useState(() => Date.now());
  const days = Math.ceil((Date.parse(until) - now) / day);
  if (days > SOON) return null;
  if (days < 0) return <Status tone="danger" text={t`Has ended`} />;
  return (
    <Status
      tone={days > SOON / 3 ? 'warning' : 'danger'}
      text={plural(days, { 0: 'Ends today', one: 'Ends in # day', other: 'Ends in # days' })}
    />
  );
}
