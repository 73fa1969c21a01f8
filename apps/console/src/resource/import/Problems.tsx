import type { Import } from '@comanda/api/calls';
import type { Decision, Telling } from '@comanda/api/transfer';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { Rows } from '@comanda/ui/Rows';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { WandSparkles } from 'lucide-react';
import { useState } from 'react';
import type { Changes } from './changes.ts';
import { Decisions } from './Decisions.tsx';
import * as css from './import.css.ts';
import { ProblemRow } from './ProblemRow.tsx';
import { useFocusNext } from './useFocusOn.ts';

export interface ProblemsProps {
  readonly telling: Telling;
  readonly trial: Import;
  readonly job: Import;
  readonly onChange: (changes: Partial<Changes>) => void;
}

/** As many as a person looks at before they want to see the rows. */
const FIRST = 10;

/** What stands in the way, one entry for each cause, and what was decided. */
export function Problems({ telling, trial, job, onChange }: ProblemsProps) {
  const { t } = useLingui();
  const [isAll, setAll] = useState(false);
  // What was decided since the last trial run is out of the way until the next one says otherwise.
  const tried = new Set(trial.decisions.map((decision) => JSON.stringify(decision)));
  const decided = new Set(
    job.decisions.flatMap((decision) => (tried.has(JSON.stringify(decision)) ? [] : decision.problem)),
  );
  const open = trial.problems.filter(({ key }) => !decided.has(key));
  const shown = isAll ? open : open.slice(0, FIRST);
  // What is to be thought about is not taken with the rest.
  const suggested = open.filter(
    ({ suggestion }) => suggestion?.act === 'set' || suggestion?.act === 'create',
  );
  const more = trial.problemCount - trial.problems.length;
  // The entry that was decided goes with its button: the focus moves on to the one that takes its place.
  const [left, setLeft] = useState<{ readonly at: number }>();
  const place = useFocusNext(left);
  const decide = (decisions: readonly Decision[], at = 0) => {
    setLeft({ at });
    onChange({ decisions: new Map(decisions.map((decision) => [decision.problem, decision])) });
  };
  return (
    <div ref={place} className={css.stack}>
      {open.length > 0 && (
        <Card
          title={t`Problems`}
          description={t`Rows with the same problem are fixed together. What you leave is not imported; the other rows are.`}
          padding="none"
          actions={
            suggested.length > 1 && (
              <Button
                iconStart={WandSparkles}
                onPress={() => decide(suggested.map(({ key }) => ({ problem: key, act: 'suggested' })))}
              >
                {t`${plural(suggested.length, {
                  one: 'Take # suggestion',
                  other: 'Take all # suggestions',
                })}`}
              </Button>
            )
          }
          {...((shown.length < open.length || more > 0) && {
            footer: (
              <>
                {shown.length < open.length && (
                  <Button variant="ghost" onPress={() => setAll(true)}>
                    {t`${plural(open.length - shown.length, {
                      one: 'Show # more problem',
                      other: 'Show # more problems',
                    })}`}
                  </Button>
                )}
                {more > 0 && (
                  <p>
                    {t`${plural(more, {
                      one: '# further problem appears once some of these are mended.',
                      other: '# further problems appear once some of these are mended.',
                    })}`}
                  </p>
                )}
              </>
            ),
          })}
        >
          <div className={css.rows}>
            <Rows inset="card">
              {shown.map((problem, at) => (
                <ProblemRow
                  key={problem.key}
                  telling={telling}
                  problem={problem}
                  onDecide={(decision) => decide([decision], at)}
                />
              ))}
            </Rows>
          </div>
        </Card>
      )}
      <Decisions telling={telling} job={job} trial={trial} onChange={onChange} />
    </div>
  );
}
