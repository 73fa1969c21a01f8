import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import { Badge } from '../Badge/index.ts';
import { Card } from '../Card/index.ts';
import { Icon } from '../Icon/index.ts';
import * as css from './ResourceForm.css.ts';

/** Fields that belong together: a card. */
export interface FormSection {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
  /** One sentence above the fields. */
  readonly description?: string;
  /** Fields inside that need attention; shown beside its name. */
  readonly errorCount?: number;
  /** What it holds, in few words, beside its name while it is folded. */
  readonly summary?: string;
  /** What is asked first: it bears no name and does not fold. */
  readonly isMain?: boolean;
}

export interface FormSectionsProps {
  readonly sections: readonly FormSection[];
  /** Ids of those that are not folded, where the application keeps them. Without it all are open at first. */
  readonly open?: readonly string[];
  readonly onOpenChange?: (open: readonly string[]) => void;
}

/** Cards one below the other. All stay mounted, so that what was typed in a folded one is still there and is found. */
export function FormSections({ sections, open, onOpenChange }: FormSectionsProps) {
  const [folded, setFolded] = useState<readonly string[]>([]);
  const [only, second] = sections;
  const isOpen = (id: string): boolean => open?.includes(id) ?? !folded.includes(id);
  const change = (id: string, isExpanded: boolean): void => {
    const shown = sections.flatMap((one) => ((one.id === id ? isExpanded : isOpen(one.id)) ? [one.id] : []));
    setFolded(sections.flatMap((one) => (shown.includes(one.id) ? [] : [one.id])));
    onOpenChange?.(shown);
  };
  return sections.map((section) =>
    section.isMain === true || (section === only && !second) ? (
      <Card key={section.id}>
        <SectionBody section={section} />
      </Card>
    ) : (
      <Folding
        key={section.id}
        section={section}
        isOpen={isOpen(section.id)}
        onChange={(isExpanded) => change(section.id, isExpanded)}
      />
    ),
  );
}

interface FoldingProps {
  readonly section: FormSection;
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
}

function Folding({ section, isOpen, onChange }: FoldingProps) {
  const { t, i18n } = useLingui();
  const { label, summary, errorCount = 0 } = section;
  return (
    <Card padding="none">
      <Disclosure isExpanded={isOpen} onExpandedChange={onChange} className={css.section}>
        <Heading level={2} className={css.sectionHeading}>
          <Button slot="trigger" className={css.trigger}>
            <bdi className={css.sectionTitle}>{label}</bdi>
            {errorCount > 0 && (
              <Badge tone="danger" label={t`${plural(errorCount, { one: '# error', other: '# errors' })}`}>
                {i18n.number(errorCount)}
              </Badge>
            )}
            <span className={css.sectionSummary}>{!isOpen && summary}</span>
            <Icon icon={ChevronDown} UNSAFE_className={css.chevron} />
          </Button>
        </Heading>
        <DisclosurePanel className={css.panel}>
          <div className={css.sectionBody}>
            <SectionBody section={section} />
          </div>
        </DisclosurePanel>
      </Disclosure>
    </Card>
  );
}

function SectionBody({ section }: { section: FormSection }) {
  return (
    <>
      {section.description !== undefined && <p className={css.sectionText}>{section.description}</p>}
      {section.content}
    </>
  );
}
