import { uses } from 'virtual:component-uses';
import * as css from './docs.css.ts';
import { Section } from './Section.tsx';

/** What a component's own styles are made of. */
export function Tokens({ folder }: { readonly folder: string }) {
  const tokens = uses[folder]?.tokens ?? [];
  if (tokens.length === 0) return null;
  return (
    <Section
      id="tokens"
      title="Tokens"
      note="What its own styles name, in the look of the toolbar. Foundations say what each is for."
    >
      <ul className={css.tokens}>
        {tokens.map((token) => (
          <li key={token} className={css.token}>
            {token.startsWith('color.') && (
              <span className={css.colour} style={{ background: `var(--cmd-${kebab(token)})` }} />
            )}
            <span className={css.code}>{token}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const kebab = (token: string): string =>
  token.replaceAll('.', '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** How many files are named before the rest is only counted. */
const named = 6;
const apps = { 'apps/console/': 'the back office', 'apps/kds/': 'the kitchen' } as const;

/** Where people meet it. */
export function InTheProduct({ folder }: { readonly folder: string }) {
  const files = uses[folder]?.files ?? [];
  const counted = Object.entries(apps).flatMap(([start, name]) => {
    const count = files.filter((file) => file.startsWith(start)).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? 'file' : 'files'} of ${name}`];
  });
  if (counted.length === 0) return null;
  return (
    <Section id="product" title="In the product" note={`Named by ${counted.join(' and ')}.`}>
      <ul className={css.tokens}>
        {files.slice(0, named).map((file) => (
          <li key={file} className={css.code}>
            {file.replace(/^apps\//, '').replace('/src/', ': ')}
          </li>
        ))}
        {files.length > named && <li>{`and ${files.length - named} more`}</li>}
      </ul>
    </Section>
  );
}
