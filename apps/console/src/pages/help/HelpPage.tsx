import { Accordion } from '@comanda/ui/Accordion';
import { Card } from '@comanda/ui/Card';
import { LinkButton } from '@comanda/ui/Link';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useLabel } from '../../app/index.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { type Guide, guides } from './guides.ts';
import * as css from './help.css.ts';

/** `/help`: short guides to what people do most, which the palette finds by their titles (docs/product.md §3.11). */
export function HelpPage() {
  const { t } = useLingui();
  const label = useLabel();
  const { search } = useLocation();
  const wanted = guides.find(({ id }) => 'guide' in search && id === search.guide);
  return (
    <div className={css.page}>
      <PageHead
        title={t`Help`}
        description={t`What people do most, step by step. Ctrl K finds each guide from any page.`}
      />
      <Card>
        <Accordion
          // Another address opens another guide.
          key={wanted?.id ?? ''}
          headingLevel={2}
          isMany
          defaultOpen={[wanted?.id ?? 'begin']}
          items={guides.map((guide) => ({
            id: guide.id,
            title: label(guide.title),
            content: <Steps guide={guide} />,
          }))}
        />
      </Card>
    </div>
  );
}

function Steps({ guide: { steps, href } }: { readonly guide: Guide }) {
  const { t } = useLingui();
  const label = useLabel();
  return (
    <div className={css.guide}>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step.id}>{label(step)}</li>
        ))}
      </ol>
      <div>
        <LinkButton size="sm" href={href}>{t`Go there`}</LinkButton>
      </div>
    </div>
  );
}
