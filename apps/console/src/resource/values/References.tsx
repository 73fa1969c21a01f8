import type { Resource } from '@comanda/api/kernel';
import { Link } from '@comanda/ui/Link';
import { Skeleton } from '@comanda/ui/Skeleton';
import { useFormat } from '../../app/index.ts';
import { recordHref } from '../addresses.ts';
import { type Referred, useDefinition, useReferences } from './useReferences.ts';
import * as css from './Value.css.ts';

export interface ReferencesProps {
  /** Entity code of what is referred to. */
  readonly to: string;
  readonly ids: readonly string[];
}

/** Records that another one refers to, in their order, each with a way to it. */
export function References({ to, ids }: ReferencesProps) {
  const definition = useDefinition(to);
  return definition ? <Links definition={definition} ids={ids} /> : <Skeleton width="half" />;
}

function Links({ definition, ids }: { readonly definition: Resource; readonly ids: readonly string[] }) {
  const { found, isPending } = useReferences(definition, ids);
  if (isPending) return <Skeleton width="half" />;
  const [only, second] = ids;
  if (only !== undefined && second === undefined)
    return <Way definition={definition} id={only} record={found.get(only)} />;
  return (
    <ol className={css.references}>
      {ids.map((id) => (
        <li key={id}>
          <Way definition={definition} id={id} record={found.get(id)} />
        </li>
      ))}
    </ol>
  );
}

interface WayProps {
  readonly definition: Resource;
  readonly id: string;
  readonly record: Referred | undefined;
}

function Way({ definition, id, record }: WayProps) {
  const { names } = useFormat();
  if (!record) return <bdi className={css.quiet}>{id}</bdi>;
  return (
    <>
      <Link href={recordHref(definition, id, 'show')}>{names(record.names) || record.code}</Link>
      <bdi className={css.detail}>{record.code}</bdi>
    </>
  );
}
