import { useEffect, useState } from 'react';
import type { Evidence, Least } from '../../tools/lib/evidence.ts';
import * as css from './docs.css.ts';
import { evidenceOf } from './evidence.ts';

const kibibytes = (size: number): string => `${size.toFixed(1)} KiB`;
const leastOf = ({ ratio, pair, variant }: Least): string =>
  `${ratio.toFixed(2)} : 1 (${pair}, theme ${variant})`;

/** What was measured of a component. */
export function Record({ component }: { readonly component: string }) {
  const [found, setFound] = useState<Evidence | 'none' | 'loading'>('loading');
  useEffect(() => {
    let isWanted = true;
    void evidenceOf(component).then((evidence) => isWanted && setFound(evidence ?? 'none'));
    return () => {
      isWanted = false;
    };
  }, [component]);
  if (found === 'loading') return null;
  if (found === 'none') {
    return (
      <p className={css.note}>
        Nobody has measured it here yet. <code className={css.code}>npm run evidence</code> runs every story
        and writes what it finds; a workbench that is built after it shows it here.
      </p>
    );
  }
  return (
    <>
      <dl className={css.facts}>
        {factsOf(found).map(([name, value]) => (
          <div key={name} className={css.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className={css.subheading}>What assistive technology is given</h3>
      <div className={css.trees}>
        {found.trees.map(({ story, tree }) => (
          <details key={story}>
            <summary className={css.summary}>{story}</summary>
            <pre className={css.tree}>{tree}</pre>
          </details>
        ))}
      </div>
    </>
  );
}

function factsOf({ stories, axe, contrast, target, size }: Evidence): readonly (readonly [string, string])[] {
  const { text, nonText } = contrast;
  const facts: (readonly [string, string] | undefined)[] = [
    [
      'Rules of axe',
      `${axe.passed.length} passed, ${axe.violations} violated in ${stories} stories (axe-core ${axe.version})`,
    ],
    ['Pairs of colours', `${contrast.pairs} measured in ${contrast.variants} looks`],
    text && ['Least contrast of text', leastOf(text)],
    nonText && ['Least contrast of all else', leastOf(nonText)],
    target && ['Smallest target', `${target.pixels} px (${target.name}, in ${target.story})`],
    [
      'Size by itself',
      `${kibibytes(size.scripts)} of code and ${kibibytes(size.styles)} of styles, gzip, without React`,
    ],
  ];
  return facts.filter((fact) => fact !== undefined);
}
