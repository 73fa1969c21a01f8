import { useLingui } from '@lingui/react/macro';
import { Circle, CircleCheck } from 'lucide-react';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { Icon } from '../Icon/index.ts';
import { LinkButton } from '../Link/index.ts';
import { ProgressBar } from '../ProgressBar/index.ts';
import { classNames } from '../styles/classNames.ts';
import * as css from './SetupChecklist.css.ts';

export interface SetupStep {
  readonly id: string;
  /** What is there once it is done: "Taxes". */
  readonly title: string;
  /** Why, or how; one sentence. Not shown once it is done. */
  readonly description: string;
  readonly isDone: boolean;
  /** Where it is done. Left out where the person may not do it. */
  readonly way?: { readonly href: string; readonly label: string };
}

export interface SetupChecklistProps {
  readonly title: string;
  /** In the order in which they are best done. */
  readonly steps: readonly SetupStep[];
  /** The person does not want to see it any more. */
  readonly onPutAway: () => void;
}

/** What has to be there before something works, how far it has come, and the way to what is missing. */
export function SetupChecklist({ title, steps, onPutAway }: SetupChecklistProps) {
  const { t } = useLingui();
  const count = steps.length;
  const done = steps.filter(({ isDone }) => isDone).length;
  const progress = t`${done} of ${count} done`;
  const next = steps.find(({ isDone, way }) => !isDone && way);
  return (
    <Card
      title={title}
      description={progress}
      actions={
        <Button variant="ghost" size="sm" onPress={onPutAway}>
          {t`Hide`}
        </Button>
      }
    >
      <ProgressBar label={title} isLabelHidden value={done} max={count} valueText={progress} tone="success" />
      <ol className={css.steps}>
        {steps.map(({ id, title: name, description, isDone, way }) => (
          <li key={id} className={css.step}>
            <span className={classNames(css.mark, isDone && css.done)}>
              <Icon icon={isDone ? CircleCheck : Circle} label={isDone ? t`Done` : t`To do`} />
            </span>
            <div className={css.words}>
              <span className={classNames(css.name, isDone && css.quiet)}>{name}</span>
              {!isDone && <span className={css.description}>{description}</span>}
            </div>
            {!isDone && way && (
              <LinkButton href={way.href} size="sm" tone={id === next?.id ? 'accent' : 'neutral'}>
                {way.label}
              </LinkButton>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
