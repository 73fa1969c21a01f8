import { type Backup, backupBounds } from '@comanda/api/calls';
import { pages } from '@comanda/api/pages';
import { Banner } from '@comanda/ui/Banner';
import { Card } from '@comanda/ui/Card';
import { FileDrop } from '@comanda/ui/FileDrop';
import { Link, LinkButton } from '@comanda/ui/Link';
import { ProgressBar } from '@comanda/ui/ProgressBar';
import { Text } from '@comanda/ui/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import { failureMessage } from '../../app/failures.ts';
import { useLabel } from '../../app/label.ts';
import { companyHref } from '../business/hrefs.ts';
import { Brought } from './Brought.tsx';
import { useBringing } from './useBringing.ts';
import { useSize } from './useSize.ts';

export interface RestoreCardProps {
  readonly idCompany: string;
  readonly isEmpty: boolean;
  /** The newest file that was brought. */
  readonly brought: Backup | undefined;
}

/** Where a backup comes into a company that has nothing yet. */
export function RestoreCard({ idCompany, isEmpty, brought }: RestoreCardProps) {
  const { t } = useLingui();
  const label = useLabel();
  const size = useSize();
  const { bring, sent, failure } = useBringing(idCompany);
  const another = <Link href={pages.newCompany.path}>{t`a new company`}</Link>;
  const title = t`Restore a backup`;
  if (brought?.state === 'restored')
    return (
      <Card title={title}>
        <Banner
          tone="success"
          title={t`The backup is restored`}
          actions={<LinkButton size="sm" href={companyHref(idCompany)}>{t`Go to the company`}</LinkButton>}
        >
          {t`Give employees new PINs and tills new licences, then publish the changes to your stores.`}
        </Banner>
      </Card>
    );
  if (sent)
    return (
      <Card title={title}>
        <ProgressBar
          label={t`The file is sent`}
          value={sent.done}
          max={sent.total}
          valueText={t`${size(sent.done)} of ${size(sent.total)}`}
        />
      </Card>
    );
  if (brought)
    return (
      <Card title={title}>
        <Brought backup={brought} />
      </Card>
    );
  return (
    <Card title={title}>
      {isEmpty ? (
        <FileDrop
          label={t`Backup to restore`}
          isLabelHidden
          description={t`A .zip that was downloaded here, up to ${size(backupBounds.bytes)}. You see what is in it before anything is written.`}
          accept={['.zip']}
          mostBytes={backupBounds.bytes}
          onFile={(file) => void bring(file)}
          error={failure && label(failureMessage(failure))}
        />
      ) : (
        <Text as="p" tone="muted">
          <Trans>
            This company has records already. Restoring never overwrites any: open {another} and restore the
            backup there.
          </Trans>
        </Text>
      )}
    </Card>
  );
}
