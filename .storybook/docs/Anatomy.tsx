import { uses } from 'virtual:component-uses';
import * as css from './docs.css.ts';
import { Section } from './Section.tsx';

const partOf = (folder: string): readonly string[] =>
  Object.entries(uses).flatMap(([name, { madeOf }]) => (madeOf.includes(folder) ? [name] : []));

/** Which components it shows in itself, and which show it. */
export function Anatomy({ folder }: { readonly folder: string }) {
  const rows = [
    ['Made of', uses[folder]?.madeOf ?? []],
    ['Part of', partOf(folder)],
  ] as const;
  const known = rows.filter(([, names]) => names.length > 0);
  if (known.length === 0) return null;
  return (
    <Section id="anatomy" title="Anatomy" note="Read from its code: a change of a part shows here too.">
      <dl className={css.facts}>
        {known.map(([title, names]) => (
          <div key={title} className={css.fact}>
            <dt>{title}</dt>
            <dd>{names.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
