import type { Result } from '@comanda/api/client';
import type { Download as Content } from '@comanda/api/client/download';
import { Button } from '@comanda/ui/Button';
import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useTransition } from 'react';
import { tellFailure } from '../../app/tellFailure.ts';
import { saveFile } from '../../app/saveFile.ts';

export interface DownloadButtonProps {
  readonly children: string;
  readonly fetchFile: () => Promise<Result<Content>>;
  readonly variant?: 'solid' | 'ghost';
}

/** Fetches a small file and hands it to the person. */
export function DownloadButton({ children, fetchFile, variant = 'solid' }: DownloadButtonProps) {
  const { t } = useLingui();
  const [isPending, start] = useTransition();
  const save = async () => {
    const result = await fetchFile();
    if (result.ok) saveFile(result.data.name, result.data.blob);
    else tellFailure(result.failure, t`Not downloaded.`);
  };
  return (
    <Button variant={variant} iconStart={Download} isPending={isPending} onPress={() => start(save)}>
      {children}
    </Button>
  );
}
