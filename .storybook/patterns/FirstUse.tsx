import { ChefHat } from 'lucide-react';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { EmptyState } from '@comanda/ui/EmptyState';
import { Link } from '@comanda/ui/Link';
import { PageHeader } from '@comanda/ui/PageHeader';
import { useWords } from '../pages/useWords.ts';
import * as css from './patterns.css.ts';

/** A list on the first day. */
export function FirstUse() {
  const { say } = useWords();
  return (
    <div className={css.wide}>
      <PageHeader title={say('Dishes')} description={say('What guests can order, and what it costs them.')} />
      <Card>
        <EmptyState
          icon={ChefHat}
          title={say('No dishes yet')}
          description={say(
            'Begin with one, or bring the whole menu from a spreadsheet: each row is looked at before it is taken.',
          )}
          action={
            <>
              <Button tone="accent">{say('New dish')}</Button>
              <Button>{say('Import a menu')}</Button>
            </>
          }
        />
      </Card>
      <p className={css.muted}>
        {say('Not sure where to begin?')}{' '}
        <Link href="#manual">{say('How a menu is built, in four minutes')}</Link>
      </p>
    </div>
  );
}
