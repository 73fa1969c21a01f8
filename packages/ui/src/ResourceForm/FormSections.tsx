import type { ReactNode } from 'react';
import { Tabs } from '../Tabs/index.ts';
import * as css from './ResourceForm.css.ts';

/** Fields that belong together. */
export interface FormSection {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
  /** One sentence above the fields. */
  readonly description?: string;
  /** Fields inside that need attention; shown on the tab. */
  readonly errorCount?: number;
}

export interface FormSectionsProps {
  /** Names the tabs. */
  readonly label: string;
  readonly sections: readonly FormSection[];
  readonly section?: string;
  readonly onSectionChange?: (id: string) => void;
}

/** A single section needs no tab. All stay mounted, so that what was typed behind a tab is still there. */
export function FormSections({ label, sections, section, onSectionChange }: FormSectionsProps) {
  const [only, second] = sections;
  if (only && !second) return <SectionBody section={only} />;
  return (
    <Tabs
      label={label}
      keepsPanels
      items={sections.map((item) => ({
        id: item.id,
        label: item.label,
        content: <SectionBody section={item} />,
        ...(item.errorCount !== undefined && { errorCount: item.errorCount }),
      }))}
      {...(section !== undefined && { value: section })}
      {...(onSectionChange && { onChange: onSectionChange })}
    />
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
