import { type AnswerOf, translationCalls } from '@comanda/api/calls';
import { areaOf } from '@comanda/api/areas';
import type { Failure } from '@comanda/api/client';
import { errorLabel, faultLabel } from '@comanda/api/labels';
import { useState } from 'react';
import { client, refresh, useCompany, useLabel } from '../../app/index.ts';
import { callsRefreshed } from './refreshed.ts';
import { cellOf, type Parcel, parcelsOf, type Typed } from './typed.ts';

type Result = AnswerOf<typeof translationCalls.write>['results'][number];

export interface Outcome {
  /** Cells that are stored now. */
  readonly saved: ReadonlySet<string>;
  /** Why others are not, by their cells. */
  readonly refused: ReadonlyMap<string, string>;
  /** What ended the work before all was sent. */
  readonly failure?: Failure;
}

/** Sends all that is typed, call by call; what is stored stays stored whatever becomes of the rest. */
export function useSaveTexts() {
  const label = useLabel();
  const { id: idCompany } = useCompany();
  const [progress, setProgress] = useState<{ readonly done: number; readonly total: number }>();

  const reasonOf = (result: Extract<Result, { ok: false }>, path: string): string => {
    const { code, extra = [] } = result.error;
    const own = extra.find(({ field }) => field?.startsWith(path)) ?? extra[0];
    if (own?.error === undefined) return label(errorLabel(code));
    return label({ ...faultLabel(own.error), ...(own.params && { values: own.params }) });
  };
  const send = ({ entity, to, texts }: Parcel) =>
    client.call(translationCalls.write, {
      data: {
        idCompany,
        entity,
        to,
        texts: texts.map(({ id, version, path, text }) => ({ id, version, path, text })),
      },
      key: crypto.randomUUID(),
    });

  const save = async (typed: Typed): Promise<Outcome> => {
    const saved = new Set<string>();
    const refused = new Map<string, string>();
    const parcels = parcelsOf(typed);
    let failure: Failure | undefined;
    let sent = 0;
    setProgress({ done: 0, total: typed.size });
    for (const parcel of parcels) {
      const answer = await send(parcel);
      if (!answer.ok) {
        ({ failure } = answer);
        break;
      }
      const results = new Map(answer.data.results.map((result) => [result.id, result]));
      for (const text of parcel.texts) {
        const result = results.get(text.id);
        if (result?.ok) saved.add(cellOf(text));
        else if (result) refused.set(cellOf(text), reasonOf(result, text.path));
      }
      sent += parcel.texts.length;
      setProgress({ done: sent, total: typed.size });
    }
    setProgress(undefined);
    const written = parcels.flatMap(({ entity }) => areaOf(entity) ?? []);
    await refresh(...callsRefreshed(written));
    return { saved, refused, ...(failure && { failure }) };
  };
  return { save, progress };
}
