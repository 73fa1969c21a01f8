import { useEffect, useState } from 'react';
import type { Evidence, Least } from '../../tools/lib/evidence.ts';
import type { Size } from '../../tools/pack/scales.ts';
import { Keyboard } from '../apg/Keyboard.tsx';
import { isPattern } from '../apg/patterns.ts';
import * as css from './docs.css.ts';
import { recordOf, type ComponentRecord } from './evidence.ts';

const kibibytes = (size: number): string => `${size.toFixed(1)} KiB`;
const leastOf = ({ ratio, pair, variant }: Least): string =>
  `${ratio.toFixed(2)} : 1 (${pair}, theme ${variant})`;

export interface RecordProps {
  /** The first part of its stories' ids. */
  readonly component: string;
  /** Of `packages/ui/src`, or nothing. */
  readonly folder: string;
}

/** What was measured of a component. */
export function Record({ component, folder }: RecordProps) {
  const [found, setFound] = useState<ComponentRecord>();
  useEffect(() => {
    let isWanted = true;
    void recordOf(component, folder).then((record) => isWanted && setFound(record));
    return () => {
      isWanted = false;
    };
  }, [component, folder]);
  if (!found) return null;
  const { evidence, size } = found;
  return (
    <>
      {evidence ? (
        <Facts facts={factsOf(evidence)} />
      ) : (
        <p className={css.note}>
          Its stories have not been run here, or one of them has a fault.{' '}
          <code className={css.code}>npm run stories</code> runs them and says which;{' '}
          <code className={css.code}>npm run storybook:build</code> does it for a workbench that nobody has
          measured.
        </p>
      )}
      {size && <Facts facts={[sizeOf(size)]} />}
      {evidence && <Keys evidence={evidence} />}
      {evidence && (
        <>
          <h3 className={css.subheading}>What assistive technology is given</h3>
          <div className={css.trees}>
            {evidence.trees.map(({ story, tree }) => (
              <details key={story}>
                <summary className={css.summary}>{story}</summary>
                <pre className={css.tree}>{tree}</pre>
              </details>
            ))}
          </div>
        </>
      )}
    </>
  );
}

type Fact = readonly [name: string, value: string];

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={css.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The keys that were pressed: the walks of a pattern with what they do, and what plays press, under their own names. */
function Keys({ evidence: { walked, pressed } }: { readonly evidence: Evidence }) {
  return (
    <>
      <h3 className={css.subheading}>Keys that were pressed</h3>
      {walked.length + pressed.length === 0 && <p className={css.note}>None, in any story.</p>}
      {walked.map(({ pattern, stories }) => (
        <details key={pattern}>
          <summary className={css.summary}>
            {`Pattern ${pattern}, walked from left to right and from right to left: ${stories.join(', ')}`}
          </summary>
          {isPattern(pattern) && <Keyboard of={pattern} />}
        </details>
      ))}
      {pressed.length > 0 && <Facts facts={pressed.map(({ story, keys }) => [story, keys.join(', ')])} />}
    </>
  );
}

function factsOf({ stories, axe, contrast, target }: Evidence): readonly Fact[] {
  const { text, nonText } = contrast;
  const facts: (Fact | undefined)[] = [
    [
      'Rules of axe',
      `${axe.passed.length} passed, ${axe.violations} violated in ${stories} stories (axe-core ${axe.version})`,
    ],
    ['Pairs of colours', `${contrast.pairs} measured in ${contrast.variants} looks`],
    text && ['Least contrast of text', leastOf(text)],
    nonText && ['Least contrast of all else', leastOf(nonText)],
    target && ['Smallest target', `${target.pixels} px (${target.name}, in ${target.story})`],
  ];
  return facts.filter((fact) => fact !== undefined);
}

const sizeOf = ({ scripts, styles, later }: Size): Fact => [
  'Size by itself',
  `${kibibytes(scripts)} of code, ${kibibytes(styles)} of styles, ${kibibytes(later)} of code fetched when it is wanted; gzip, without React`,
];
