import { vars } from '@comanda/tokens';
import { catalogue, dense, measuresOf, pixelsOf } from '../catalogue.ts';
import { DensityTable } from '../DensityTable.tsx';
import { Page, Section } from '../Page.tsx';
import * as page from '../page.css.ts';
import { amounts, samples } from './samples.ts';
import * as css from './type.css.ts';

const sizes = dense('font.size');
const pixels = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const lines = measuresOf('font.line');

/** Every size in every script, then what varies within a size. */
export function Type({ density }: { readonly density: string }) {
  return (
    <Page
      title="Type"
      description={`One family, three weights, six sizes that the density decides. Sizes are in rem: they grow with the text size of the reader. Shown in the density ${density}.`}
    >
      {sizes.map((size) => (
        <Section key={size} title={size} note={<SizeNote size={size} density={density} />}>
          <ul className={css.samples}>
            {samples.map(({ lang, name, text }) => (
              <li key={lang} className={css.sample}>
                <p className={page.small}>{name}</p>
                <p lang={lang} dir="auto" className={isSize(size) ? css.size[size] : ''}>
                  {text}
                </p>
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <Section
        title="Weights"
        note="Regular for text, medium for labels and what is current, bold for headings."
      >
        <ul className={page.columns}>
          {measuresOf('font.weight').map(([name, value]) => (
            <li key={name} className={css.card} data-surface="raised">
              <p className={isWeight(name) ? css.weight[name] : ''}>Grilled sea bass</p>
              <p lang="ar" dir="auto" className={isWeight(name) ? css.weight[name] : ''}>
                سمك قاروص مشوي
              </p>
              <Token path={`font.weight.${name}`} value={value} />
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Lines"
        note="Tight for headings of one or two lines, normal for everything that is read."
      >
        <ul className={page.columns}>
          {lines.map(([name, value]) => (
            <li key={name} className={css.card} data-surface="raised">
              <p className={isLine(name) ? css.leading[name] : ''}>
                Publishing sends the changes to the stores that you choose. Each till takes them in when no
                ticket is open on it, and says so here; what was wrong is taken back in one step.
              </p>
              <Token path={`font.line.${name}`} value={value} />
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Figures"
        note="Money, counts and timers stand in columns and change in place: their figures are all as wide as one another."
      >
        <ul className={page.columns}>
          <Figures title="Tabular" note="font-variant-numeric: tabular-nums" look={css.tabular} />
          <Figures title="Proportional" note="In running text only" look={css.proportional} />
          <Figures title="Mono" note="font.mono, for codes" look={css.mono} />
        </ul>
      </Section>
      <Section
        title="Families"
        note="A browser fetches a file only when a character of its range is on the page."
      >
        <dl className={css.families}>
          {['font.family', 'font.mono'].map((path) => (
            <div key={path}>
              <dt className={page.code}>{path}</dt>
              <dd className={page.muted}>{catalogue.measures[path]}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section
        title="Sizes by density"
        note="In pixels of a root of 16. On a touch screen comfortable and compact take the sizes of touch."
      >
        <DensityTable group="font.size" label="Text sizes by density" />
      </Section>
    </Page>
  );
}

function SizeNote({ size, density }: { readonly size: string; readonly density: string }) {
  const path = `font.size.${size}`;
  const height = pixelsOf(density, path);
  return (
    <>
      <span className={page.code}>{path}</span> {height} px
      {lines.map(([name, value]) => (
        <span key={name}>{`, ${pixels.format(height * Number(value))} px in ${name} lines`}</span>
      ))}
    </>
  );
}

function Token({ path, value }: { readonly path: string; readonly value: string }) {
  return (
    <p className={page.small}>
      <span className={page.code}>{path}</span> {value}
    </p>
  );
}

interface FiguresProps {
  readonly title: string;
  readonly note: string;
  readonly look: string;
}

function Figures({ title, note, look }: FiguresProps) {
  return (
    <li className={css.card} data-surface="raised">
      <h3>{title}</h3>
      <ul className={`${css.amounts} ${look}`}>
        {amounts.map((amount) => (
          <li key={amount}>{amount}</li>
        ))}
      </ul>
      <p className={page.small}>{note}</p>
    </li>
  );
}

const isSize = (name: string): name is keyof typeof vars.font.size => name in vars.font.size;
const isWeight = (name: string): name is keyof typeof vars.font.weight => name in vars.font.weight;
const isLine = (name: string): name is keyof typeof vars.font.line => name in vars.font.line;
