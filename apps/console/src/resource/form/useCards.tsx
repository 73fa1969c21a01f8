import type { Resource } from '@comanda/api/kernel';
import { sectionLabel } from '@comanda/api/labels';
import type { FormSection } from '@comanda/ui/ResourceForm';
import { Heading } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useFormat, useLabel } from '../../app/index.ts';
import { listed } from '../../app/listed.ts';
import { CardBody } from './CardBody.tsx';
import * as css from './form.css.ts';
import { type LaidSection, MAIN, MORE } from './layout.ts';

export interface OutlinedSection extends LaidSection {
  /** Messages that stand in it. */
  readonly errorCount: number;
  /** Fields that hold something else than a new record does. */
  readonly filled: number;
}
/** A card of the form, with the sections that stand in it. */
export interface Card extends FormSection {
  readonly of: readonly OutlinedSection[];
}

interface CardsSetting {
  readonly isNew: boolean;
  readonly title: string;
  /** The person wants another code than the one that was proposed. */
  readonly onCode: () => void;
}

/** The cards that the sections of a record stand in; what a new one is not asked first is one of them, folded. */
export function useCards(
  resource: Resource,
  sections: readonly OutlinedSection[],
  { isNew, title, onCode }: CardsSetting,
): readonly Card[] {
  const { t } = useLingui();
  const label = useLabel();
  const { number } = useFormat();
  const called = (id: string): string => {
    if (id === MAIN) return title;
    return id === MORE ? t`More` : label(sectionLabel(resource, id));
  };
  const cardOf = (section: OutlinedSection): Card => {
    const { id, fields, filled, errorCount } = section;
    const some = number(filled);
    const all = number(fields.length);
    return {
      id,
      of: [section],
      label: called(id),
      content: <CardBody id={id} fields={fields} isNew={isNew} onChangeProposed={onCode} />,
      errorCount,
      ...(id === MAIN && { isMain: true }),
      ...(filled > 0 && { summary: t`${some} of ${all} set` }),
    };
  };
  const cards = sections.map(cardOf);
  const [main, ...others] = cards;
  if (!isNew || resource.first === undefined || !main || others.length < 2) return cards;
  const named = others.filter(({ id }) => id !== MORE);
  return [
    main,
    {
      id: MORE,
      of: others.flatMap(({ of }) => of),
      label: t`More`,
      summary: listed(named.map((card) => card.label)),
      errorCount: others.reduce((sum, { errorCount = 0 }) => sum + errorCount, 0),
      // What belongs to the record as a whole comes before its parts.
      content: (
        <div className={css.parts}>
          {[...others.filter(({ id }) => id === MORE), ...named].map(({ id, label: name, content }) => (
            <section key={id} aria-label={name} className={css.main}>
              {id !== MORE && <Heading level={3}>{name}</Heading>}
              {content}
            </section>
          ))}
        </div>
      ),
    },
  ];
}
