import { leavingCalls } from '@comanda/api/calls';
import { download } from '@comanda/api/client/download';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { Row, Rows } from '@comanda/ui/Rows';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { client, useSession } from '../../app/index.ts';
import { lazyPart } from '../../lazyPart.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import * as css from './profile.css.ts';

const DownloadButton = lazyPart(
  async () => (await import('../../resource/import/DownloadButton.tsx')).DownloadButton,
  'resource/import',
);

/** What the platform holds of the person, to be taken along or to be forgotten (docs/product.md §22.15, §22.16). */
export function AccountCard() {
  const { t } = useLingui();
  const { id } = useSession().user;
  const [isAsked, setAsked] = useState(false);
  return (
    <Card title={t`Your data`} padding="none">
      <Rows inset="card" label={t`Your data`}>
        <Row isRoomy>
          <div className={css.said}>
            <Text weight="medium">{t`Take a copy`}</Text>
            <Text size="sm" tone="muted">
              {t`All that is kept of you, in one file: details, companies, devices, invitations, messages, and what was noted of what you did.`}
            </Text>
          </div>
          <DownloadButton fetchFile={() => download(client, leavingCalls.data, { params: { id } })}>
            {t`Download my data`}
          </DownloadButton>
        </Row>
        <Row isRoomy>
          <div className={css.said}>
            <Text weight="medium">{t`Delete the account`}</Text>
            <Text size="sm" tone="muted">
              {t`You are forgotten here. What you wrote in companies stays, without your name.`}
            </Text>
          </div>
          <Button tone="danger" variant="soft" onPress={() => setAsked(true)}>
            {t`Delete account`}
          </Button>
        </Row>
      </Rows>
      {isAsked && <DeleteAccountDialog onClose={() => setAsked(false)} />}
    </Card>
  );
}
