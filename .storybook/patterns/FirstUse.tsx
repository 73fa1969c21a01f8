import { ChefHat } from 'lucide-react';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { EmptyState } from '@comanda/ui/EmptyState';
import { Link } from '@comanda/ui/Link';
import { PageHeader } from '@comanda/ui/PageHeader';
import * as css from './patterns.css.ts';

/** A list on the first day. */
export function FirstUse() {
  return (
    <div className={css.wide}>
      <PageHeader title="Dishes" description="What guests can order, and what it costs them." />
      <Card>
        <EmptyState
          icon={ChefHat}
          title="No dishes yet"
          description="Begin with one, or bring the whole menu from a spreadsheet: each row is looked at before it is taken."
          action={
            <>
              <Button tone="accent">New dish</Button>
              <Button>Import a menu</Button>
            </>
          }
        />
      </Card>
      <p className={css.muted}>
        Not sure where to begin? <Link href="#manual">How a menu is built, in four minutes</Link>
      </p>
    </div>
  );
}
