import { SearchField } from '@comanda/ui/SearchField';
import { Icon } from '@comanda/ui/Icon';
import { useState } from 'react';
import { icons } from 'virtual:used-icons';
import { directionalIcons } from '../../../packages/ui/src/Icon/directional.ts';
import { Page, Section } from '../Page.tsx';
import * as css from './icons.css.ts';

type Used = (typeof icons)[number];

const turns = ({ name }: Used): boolean => directionalIcons.has(name);

/** Every picture that components and pages show, and which of them turn with the line of reading. */
export function Icons() {
  const [words, setWords] = useState('');
  const found = icons.filter(({ name }) => name.toLowerCase().includes(words.trim().toLowerCase()));
  return (
    <Page
      title="Icons"
      description={`The ${icons.length} pictures of lucide that are in use, by the names under which they are imported. An icon that means what one of these means is that one.`}
    >
      <SearchField label="Find an icon" value={words} onChange={setWords} />
      <IconSet
        title="Mirrored from right to left"
        note="They point along the line of reading, or show one. Turn the page round to see it."
        icons={found.filter(turns)}
      />
      <IconSet
        title="The same in every direction"
        note="Clocks, ticks, things, and what points up or down."
        icons={found.filter((one) => !turns(one))}
      />
    </Page>
  );
}

function IconSet({ title, note, icons: shown }: { title: string; note: string; icons: readonly Used[] }) {
  return (
    <Section title={`${title} (${shown.length})`} note={note}>
      <ul className={css.icons} aria-label={title}>
        {shown.map(({ name, icon, uses }) => (
          <li key={name} className={css.icon}>
            <Icon icon={icon} size="xl" />
            <bdi className={css.name}>{name}</bdi>
            <span className={css.uses}>
              <bdi>{uses === 1 ? 'one place' : `${uses} places`}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
