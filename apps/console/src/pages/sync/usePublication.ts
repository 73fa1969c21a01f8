import { type AnswerOf, syncCalls } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import { type CommitReport, type PublishRequest, type SyncEvent, syncMachine } from '@comanda/machines/sync';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { client, isUnanswered, refresh } from '../../app/index.ts';
import { repeatable } from '../../app/repeatable.ts';

type Published = AnswerOf<typeof syncCalls.publish>;
type Reverted = AnswerOf<typeof syncCalls.revert>;
type Publication = ReturnType<typeof useActorRef<typeof syncMachine>>;

const touched = ['commit.get', 'commit.list', 'tracker.list', 'tracker.get', 'tracker.number'];

interface Outcomes {
  readonly onPublished?: (commits: Published) => void;
  readonly onReverted?: (commit: Reverted) => void;
  readonly onFailure: (failure: Failure) => void;
}

/** Does what the machine asks for: the calls of one publication (docs/product.md §9.2, §9.4). */
const attend = (publication: Publication, outcomes: { readonly current: Outcomes }): (() => void) => {
  const ask = repeatable();
  const publish = async ({ key, idCompany, idStores, idTrackers, note }: PublishRequest): Promise<void> => {
    const data = {
      idCompany,
      idStores: [...idStores],
      ...(idTrackers && { idTrackers: [...idTrackers] }),
      ...(note !== undefined && { note }),
    };
    const result = await client.call(syncCalls.publish, { data, key });
    if (result.ok) {
      publication.send({ type: 'PUBLISH.DONE', commits: result.data });
      void refresh(...touched);
      return outcomes.current.onPublished?.(result.data);
    }
    const { failure } = result;
    publication.send(
      isUnanswered(failure)
        ? { type: 'PUBLISH.LOST' }
        : { type: 'PUBLISH.REFUSED', code: failure.kind === 'refused' ? failure.error.code : failure.kind },
    );
    outcomes.current.onFailure(failure);
  };
  const revert = async (idCommits: readonly string[]): Promise<void> => {
    for (const id of idCommits) {
      const result = await ask(syncCalls.revert, { data: { id } });
      if (!result.ok) {
        publication.send({ type: 'REVERT.FAILED', code: result.failure.kind });
        return outcomes.current.onFailure(result.failure);
      }
      publication.send({ type: 'REVERT.DONE', idCommit: id, by: result.data.id });
      void refresh(...touched);
      outcomes.current.onReverted?.(result.data);
    }
  };
  const asked = [
    publication.on('PUBLISH', ({ request }) => void publish(request)),
    publication.on('REVERT', ({ idCommits }) => void revert(idCommits)),
  ];
  return () => asked.forEach((subscription) => subscription.unsubscribe());
};

/**
 * One publication as a machine: asked for, on its way, taken in by each till, taken back. Give it the commits as
 * often as they are read; what it says never falls behind what was said before.
 */
export function usePublication(outcomes: Outcomes, commits?: readonly CommitReport[]) {
  const publication = useActorRef(syncMachine);
  const latest = useRef(outcomes);
  useEffect(() => {
    latest.current = outcomes;
  });
  useEffect(() => attend(publication, latest), [publication, latest]);
  useEffect(() => {
    if (commits) publication.send({ type: 'SNAPSHOT', commits });
  }, [publication, commits]);
  const send = (event: SyncEvent): void => publication.send(event);
  return { send, state: useSelector(publication, ({ value }) => value) };
}
