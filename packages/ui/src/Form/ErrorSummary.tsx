import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import { Banner } from '../Banner/index.ts';
import { hasContent } from '../Field/parts.ts';
import * as css from './Form.css.ts';

export interface SummarisedError {
  readonly id: string;
  readonly message: string;
  /** What the field is called. */
  readonly label?: string;
  /** Id of the field's control; without it there is nothing to go to. */
  readonly target?: string;
  readonly onGo?: () => void;
}

export interface ErrorSummaryProps {
  readonly errors: readonly SummarisedError[];
  /** What is wrong with the whole: what happened, what is safe, what to do. */
  readonly failure?: ReactNode;
  /** To take the focus once it is there. */
  readonly ref?: Ref<HTMLDivElement>;
}

/** Everything that keeps a form from being sent, in one place, each leading to its field. */
export function ErrorSummary({ errors, failure, ref }: ErrorSummaryProps) {
  const { t } = useLingui();
  const count = errors.length;
  if (count === 0 && !hasContent(failure)) return null;
  const title =
    count > 0
      ? t`${plural(count, { one: '# field needs attention', other: '# fields need attention' })}`
      : t`This could not be sent`;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields
    <div ref={ref} tabIndex={-1} role="group" aria-label={title} className={css.summary}>
      <Banner tone="danger" title={title}>
        {failure}
        {count > 0 && (
          <ul className={css.errors}>
            {errors.map((error) => (
              <li key={error.id} className={css.error}>
                <SummaryLine error={error} />
              </li>
            ))}
          </ul>
        )}
      </Banner>
    </div>
  );
}

function SummaryLine({ error: { label, message, target, onGo } }: { error: SummarisedError }) {
  const words = (
    <>
      {label !== undefined && <bdi>{label}</bdi>}
      {label !== undefined && ': '}
      {message}
    </>
  );
  if (target === undefined) return words;
  return (
    <a
      href={`#${target}`}
      className={css.goTo}
      onClick={(event) => {
        if (!onGo) return;
        event.preventDefault();
        onGo();
      }}
    >
      {words}
    </a>
  );
}
