import { surroundingCalls } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { brand } from '../../app/brand.ts';
import { useEnvironment } from '../../app/environment.ts';
import { useCallQuery } from '../../app/index.ts';
import { useLiveState } from '../../app/live.ts';

interface Surrounding {
  readonly term: string;
  readonly value: string;
}

/** One line, where there is something to say. */
const fact = (term: string, value: string | undefined): readonly Surrounding[] =>
  value === undefined ? [] : [{ term, value }];

/** Bytes that the browser keeps for the console, and may keep; nothing where it does not say. */
function useStorage(): StorageEstimate | undefined {
  const [estimate, setEstimate] = useState<StorageEstimate>();
  useEffect(() => {
    // Browsers have it on safe origins only.
    if (!('storage' in navigator)) return undefined;
    let isShown = true;
    navigator.storage.estimate().then(
      (found) => {
        if (isShown) setEstimate(found);
      },
      // A browser may keep it to itself.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return estimate;
}

/** Release, server, brand, connection and browser, in words; what the server alone knows comes when it answers. */
export function useSurroundings(): {
  readonly facts: readonly Surrounding[];
  readonly failure: Failure | undefined;
  readonly retry: () => void;
} {
  const { t, i18n } = useLingui();
  const release = useEnvironment();
  const server = useCallQuery(surroundingCalls.server, {});
  const live = useLiveState();
  const storage = useStorage();
  const connections = { on: t`Live`, connecting: t`Connecting`, off: t`Not live` };
  const megabytes = (bytes = 0): string =>
    i18n.number(bytes / 1e6, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  const { data } = server;
  const used = megabytes(storage?.usage);
  const most = megabytes(storage?.quota);
  return {
    facts: [
      ...fact(t`Release`, release?.release),
      ...fact(t`Web version`, release?.web),
      ...fact(t`API`, release && `${release.api} / ${release.version}`),
      ...fact(t`Server`, data && `${location.host} · ${data.runtime} · ${data.mode}`),
      ...fact(t`Database`, data?.database),
      ...fact(t`Brand`, `${brand.name} (${brand.code})`),
      ...fact(t`Time zone of the server`, data?.timeZone),
      ...fact(t`Time zone here`, new Intl.DateTimeFormat().resolvedOptions().timeZone),
      ...fact(t`Connection`, connections[live]),
      ...fact(t`Storage`, storage && t`${used} of ${most}`),
      ...fact(t`Browser`, navigator.userAgent),
      ...fact(t`Language`, `${i18n.locale} (${navigator.languages.join(', ')})`),
      ...fact(t`Window`, `${innerWidth} × ${innerHeight}, ${devicePixelRatio}×`),
    ],
    failure: server.error?.failure,
    retry: () => void server.refetch(),
  };
}
