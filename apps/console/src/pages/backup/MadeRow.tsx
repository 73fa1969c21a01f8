import { type Backup, backupCalls } from '@comanda/api/calls';
import { download } from '@comanda/api/client/download';
import { IconButton } from '@comanda/ui/IconButton';
import { Row } from '@comanda/ui/Rows';
import { Status } from '@comanda/ui/Status';
import { Text } from '@comanda/ui/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { client } from '../../app/client.ts';
import { useLabel } from '../../app/label.ts';
import { Moment } from '../../app/Moment.tsx';
import { lazyPart } from '../../lazyPart.ts';
import * as css from './backup.css.ts';
import { Progress } from './Progress.tsx';
import { isRunning, reasonOf, standingOf } from './saying.ts';
import { useForget } from './useForget.ts';
import { useSize } from './useSize.ts';

const DownloadButton = lazyPart(
  async () => (await import('../../resource/import/DownloadButton.tsx')).DownloadButton,
  'resource/import',
);

/** A backup that is made, is there to be taken away, or could not be made. */
export function MadeRow({ backup }: { readonly backup: Backup }) {
  const { t } = useLingui();
  const label = useLabel();
  const size = useSize();
  const { forget, isForgetting } = useForget(backup);
  const { id, idCompany, fileName, state, reason, author, created, expires, bytes } = backup;
  const by = <bdi>{author}</bdi>;
  const weight = size(bytes);
  return (
    <Row isRoomy>
      <div className={css.about}>
        <div className={css.line}>
          <Text weight="medium" wrap="anywhere" dir="auto">
            {fileName}
          </Text>
          <Status tone={standingOf[state].tone} text={label(standingOf[state].text)} />
        </div>
        {isRunning(backup) ? (
          <Progress backup={backup} />
        ) : (
          <Text size="sm" tone="muted">
            {state === 'ready' && expires !== null ? (
              <Trans>
                {weight}, made <Moment at={created} /> by {by}, kept until <Moment at={expires} />
              </Trans>
            ) : (
              <Trans>
                Asked for <Moment at={created} /> by {by}
              </Trans>
            )}
          </Text>
        )}
        {reason && <Text size="sm">{label(reasonOf[reason])}</Text>}
      </div>
      <div className={css.line}>
        {state === 'ready' && (
          <DownloadButton
            fetchFile={() => download(client, backupCalls.file, { params: { companyId: idCompany, id } })}
          >
            {t`Download`}
          </DownloadButton>
        )}
        {!isRunning(backup) && (
          <IconButton
            icon={Trash2}
            label={t`Delete ${fileName}`}
            isPending={isForgetting}
            onPress={() => void forget()}
          />
        )}
      </div>
    </Row>
  );
}
