import { exportCalls } from '@comanda/api/calls';
import { download } from '@comanda/api/client/download';
import { sheetBounds, type Telling } from '@comanda/api/transfer';
import { FileDrop } from '@comanda/ui/FileDrop';
import { useLingui } from '@lingui/react/macro';
import { client, useCompany, useFormat } from '../../app/index.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { useUpload } from './useUpload.ts';

export interface FilePlaceProps {
  readonly telling: Telling;
  /** Why the last file was not taken. */
  readonly error?: string | undefined;
}

const MEGABYTE = 1024 * 1024;

/** Where a file is chosen, with what a file may be and a template to begin with. */
export function FilePlace({ telling, error }: FilePlaceProps) {
  const { t, i18n } = useLingui();
  const { id: idCompany } = useCompany();
  const format = useFormat();
  const upload = useUpload(telling.resource);
  const most = format.number(sheetBounds.bytes / MEGABYTE);
  const rows = format.number(sheetBounds.rows);
  return (
    <FileDrop
      label={t`File to import`}
      isLabelHidden
      description={t`CSV or Excel (.xlsx), up to ${most} MB and ${rows} rows. The first row holds the names of the columns.`}
      accept={['.csv', '.txt', '.tsv', '.xlsx']}
      mostBytes={sheetBounds.bytes}
      onFile={upload.upload}
      isPending={upload.isPending}
      error={upload.error ?? error}
    >
      <DownloadButton
        variant="ghost"
        fetchFile={() =>
          download(client, exportCalls(telling.resource).template, {
            data: { idCompany, format: 'csv', language: i18n.locale },
          })
        }
      >
        {t`Download a template`}
      </DownloadButton>
    </FileDrop>
  );
}
