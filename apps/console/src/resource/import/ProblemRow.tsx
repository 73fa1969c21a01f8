import type { Import } from '@comanda/api/calls';
import { type Decision, reasonOf, type Telling } from '@comanda/api/transfer';
import { Badge } from '@comanda/ui/Badge';
import { Button } from '@comanda/ui/Button';
import { Link } from '@comanda/ui/Link';
import { Row } from '@comanda/ui/Rows';
import { Heading, Text } from '@comanda/ui/Text';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormat } from '../../app/index.ts';
import { isolated } from '../../app/isolated.ts';
import * as css from './import.css.ts';
import { useImportAddress } from './rowsAddress.ts';
import { lazyPart } from '../../lazyPart.ts';

const ValueEditor = lazyPart(async () => (await import('./ValueEditor.tsx')).ValueEditor);

type Problem = Import['problems'][number];
export interface ProblemRowProps {
  readonly telling: Telling;
  readonly problem: Problem;
  readonly onDecide: (decision: Decision) => void;
}

/** Rows that are named before the rest is only counted. */
const NAMED = 5;

/** All rows that are not imported for one cause, and the ways out. */
export function ProblemRow({ telling, problem, onDecide }: ProblemRowProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [editing, setEditing] = useState<'set' | 'create'>();
  const canEdit = ValueEditor.useLoaded(editing !== undefined);
  const href = useImportAddress().hrefOf({ problem: problem.key });
  const { key, count, cell, suggestion, isEach } = problem;
  const named = problem.rows
    .slice(0, NAMED)
    .map((row) => format.number(row))
    .join(', ');
  const may = (act: Decision['act']) => problem.acts.includes(act);
  const suggested = () => {
    if (suggestion?.act === 'same') return t`It is the same record`;
    if (suggestion?.act === 'keep') return t`Keep as it is`;
    if (!suggestion || isEach) return t`Take the suggestion of each row`;
    return suggestion.act === 'create'
      ? t`Create “${isolated(suggestion.name)}”`
      : t`Take “${isolated(suggestion.value)}”`;
  };
  return (
    <Row arrange="stack" isRoomy>
      <div className={css.part}>
        <div className={css.problemHead}>
          <Heading level={3} weight="medium">
            {reasonOf(telling, problem)}
          </Heading>
          <Badge tone="danger">{t`${plural(count, { one: '# row', other: '# rows' })}`}</Badge>
        </div>
        <Text as="p" tone="muted" wrap="anywhere">
          {cell !== '' && (
            <>
              {t`In the file: “${isolated(cell)}”`}
              {' · '}
            </>
          )}
          {isEach && suggestion?.act === 'set' && (
            <>
              {t`suggested: “${isolated(suggestion.value)}”`}
              {' · '}
            </>
          )}
          <Link href={href}>
            {count > NAMED
              ? t`${plural(count - Math.min(NAMED, problem.rows.length), {
                  one: `Rows ${named} and # more`,
                  other: `Rows ${named} and # more`,
                })}`
              : t`${plural(count, { one: `Row ${named}`, other: `Rows ${named}` })}`}
          </Link>
        </Text>
      </div>
      {editing && canEdit ? (
        <ValueEditor
          telling={telling}
          problem={problem}
          act={editing}
          onDecide={onDecide}
          onCancel={() => setEditing(undefined)}
        />
      ) : (
        <div className={css.inline}>
          {may('suggested') && (
            <Button tone="accent" variant="soft" onPress={() => onDecide({ problem: key, act: 'suggested' })}>
              {suggested()}
            </Button>
          )}
          {may('create') && suggestion?.act !== 'create' && (
            <Button onPress={() => setEditing('create')}>{t`Create a record…`}</Button>
          )}
          {may('set') && <Button onPress={() => setEditing('set')}>{t`Set a value…`}</Button>}
          {may('clear') && (
            <Button onPress={() => onDecide({ problem: key, act: 'clear' })}>{t`Leave empty`}</Button>
          )}
          {may('skip') && (
            <Button variant="ghost" onPress={() => onDecide({ problem: key, act: 'skip' })}>
              {t`${plural(count, { one: 'Leave the row out', other: 'Leave the rows out' })}`}
            </Button>
          )}
        </div>
      )}
    </Row>
  );
}
