import { type Exporting, exportCalls } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import { download } from '@comanda/api/client/download';
import type { Resource } from '@comanda/api/kernel';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../app/index.ts';
import { saveFile } from '../../app/saveFile.ts';

export type Progress =
  | { readonly kind: 'asking' }
  | { readonly kind: 'coming'; readonly bytes: number }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** What is exported, and as what. */
export type Export = Pick<Exporting, 'idCompany' | 'format'> & Partial<Exporting>;

/** Fetches an export and hands it to the person; who leaves before it is there gives it up. */
export function useExport(resource: Resource, onSaved: (name: string) => void) {
  const [progress, setProgress] = useState<Progress>({ kind: 'asking' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (data: Export) => {
    const controller = new AbortController();
    running.current = controller;
    setProgress({ kind: 'coming', bytes: 0 });
    const result = await download(
      client,
      exportCalls(resource).export,
      { data, signal: controller.signal },
      { onBytes: (bytes) => setProgress({ kind: 'coming', bytes }) },
    );
    if (controller.signal.aborted) return;
    if (result.ok) {
      saveFile(result.data.name, result.data.blob);
      onSaved(result.data.name);
    } else setProgress({ kind: 'failed', failure: result.failure });
  };
  return { progress, start };
}
