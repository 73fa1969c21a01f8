import type { Import } from '@comanda/api/calls';
import { nameOf } from '@comanda/api/labels';
import { type Decision, reasonOf, type Telling } from '@comanda/api/transfer';
import { Badge } from '@comanda/ui/Badge';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { Row, Rows } from '@comanda/ui/Rows';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { useFormat } from '../../app/index.ts';
import { isolated } from '../../app/isolated.ts';
import type { Changes } from './changes.ts';
import * as css from './import.css.ts';
import { targetName } from './targets.ts';

export interface DecisionsProps {
  readonly telling: Telling;
  readonly job: Import;
  readonly trial: Import;
  readonly onChange: (changes: Partial<Changes>) => void;
}

/** What was decided about problems, each to be taken back, and the records that come of it. */
export function Decisions({ telling, job, trial, onChange }: DecisionsProps) {
  const { t } = useLingui();
  const format = useFormat();
  if (job.decisions.length === 0) return null;
  const about = ({ problem }: Decision): string => {
    const stood =
      job.decided.find((one) => one.problem === problem) ?? trial.problems.find(({ key }) => key === problem);
    if (stood) return reasonOf(telling, stood);
    // The key begins with the address of the value.
    const [path = ''] = problem.split(':');
    return targetName(telling, path) ?? telling.say({ id: 'import.nothing_to_read' });
  };
  const act = (decision: Decision): string => {
    switch (decision.act) {
      case 'set':
        return t`Set to “${isolated(decision.value)}”`;
      case 'create':
        return t`Create “${isolated(decision.name)}”`;
      case 'suggested':
        return t`As suggested`;
      case 'clear':
        return t`Left empty`;
      default:
        return t`Left out`;
    }
  };
  return (
    <Card title={t`Decided`} padding="none">
      <div className={css.rows}>
        <Rows inset="card">
          {job.decisions.map((decision) => (
            <Row key={decision.problem} arrange="stack">
              <div className={css.decision}>
                <Text wrap="anywhere">{about(decision)}</Text>
                <Badge tone="accent">{act(decision)}</Badge>
                <Button
                  size="sm"
                  variant="ghost"
                  iconStart={Undo2}
                  aria-label={t`Undo: ${about(decision)}`}
                  onPress={() => onChange({ decisions: new Map([[decision.problem, null]]) })}
                >
                  {t`Undo`}
                </Button>
              </div>
            </Row>
          ))}
          {trial.createdRecords.map(({ id, entity, code, names }) => (
            <Row key={id} arrange="stack">
              <div className={css.decision}>
                <Text wrap="anywhere">
                  {t`Will be created: ${telling.say(nameOf(entity))} “${isolated(format.names(names))}”`}
                </Text>
                <Text as="bdi" tone="muted">
                  {code}
                </Text>
              </div>
            </Row>
          ))}
        </Rows>
      </div>
    </Card>
  );
}
