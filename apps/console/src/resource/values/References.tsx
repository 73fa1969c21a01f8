import type { Resource } from '@comanda/api/kernel';
import { Link } from '@comanda/ui/Link';
import { Skeleton } from '@comanda/ui/Skeleton';
import { Text } from '@comanda/ui/Text';
import { recordHref } from '../addresses.ts';
import { useCalled } from './useCalled.ts';
import { type Said, useDetailWords } from './useDetailWords.ts';
import { type Referred, useDefinition, useReferences } from './useReferences.ts';
import * as css from './Value.css.ts';

export interface ReferencesProps {
  /** Entity code of what is referred to. */
  readonly to: string;
  readonly ids: readonly string[];
  /** Details that refer to them, one by one, and say more: a price, a stock. */
  readonly said?: Said;
}

/** Records that another one refers to, in their order, each with a way to it. */
export function References({ to, ids, said }: ReferencesProps) {
  const definition = useDefinition(to);
  if (!definition) return <Skeleton width="half" />;
  return said ? (
    <Details said={said} definition={definition} ids={ids} />
  ) : (
    <Links definition={definition} ids={ids} />
  );
}

interface LinksProps {
  readonly definition: Resource;
  readonly ids: readonly string[];
  /** What stands beside each of them. */
  readonly words?: readonly string[];
}

function Details({ said, ...links }: LinksProps & { readonly said: Said }) {
  return <Links {...links} words={useDetailWords(said)} />;
}

function Links({ definition, ids, words = [] }: LinksProps) {
  const known = useReferences(definition, ids);
  const called = useCalled(known);
  if (known.isPending) return <Skeleton width="half" />;
  const wayTo = (id: string) => ({ definition, called: called(id), record: known.found.get(id) });
  const [only, second] = ids;
  if (only !== undefined && second === undefined) return <Way {...wayTo(only)} word={words[0]} />;
  return (
    <ol className={css.references}>
      {ids.map((id, index) => (
        <li key={id}>
          <Way {...wayTo(id)} word={words[index]} />
        </li>
      ))}
    </ol>
  );
}

interface WayProps {
  readonly definition: Resource;
  readonly called: string;
  readonly record: Referred | undefined;
  readonly word: string | undefined;
}

function Way({ definition, called, record, word }: WayProps) {
  if (!record)
    return (
      <Text as="bdi" tone="subtle">
        {called}
      </Text>
    );
  return (
    <>
      <Link href={recordHref(definition, record.id, 'show')}>{called}</Link>{' '}
      <Text as="bdi" tone="subtle">
        {record.code}
      </Text>{' '}
      {word && (
        <span className={css.said}>
          <bdi>{word}</bdi>
        </span>
      )}
    </>
  );
}
