import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '@comanda/tokens';
import type { Brand } from '@comanda/tokens/brands';
import * as css from './Brand.css.ts';
import { Drawings } from './Drawings.tsx';
import { Mail } from './Mail.tsx';
import { brandOf } from './offered.ts';
import { Screen } from './Screen.tsx';

/** All that a brand changes, on one page: of the brand that is chosen above. */
function Overview({ brand }: { readonly brand: Brand }) {
  return (
    <div className={css.page}>
      <section className={css.section}>
        <h2 className={css.heading}>
          {brand.name}, {brand.domains.join(', ')}
        </h2>
        <Drawings brand={brand} />
      </section>
      <section className={css.section}>
        <h2 className={css.heading}>Its themes</h2>
        <div className={css.screens}>
          {brand.allowedThemes.flatMap((theme) =>
            modes.map((mode) => <Screen key={theme + mode} brand={brand} theme={theme} mode={mode} />),
          )}
        </div>
      </section>
      <section className={css.section}>
        <h2 className={css.heading}>Its mails</h2>
        <Mail brand={brand} />
      </section>
    </div>
  );
}

const meta = {
  title: 'Brand/Overview',
  component: Overview,
  tags: ['!autodocs'],
  args: { brand: brandOf('default') },
  // The toolbar chooses.
  parameters: { controls: { disable: true } },
  render: (_, { globals }) => <Overview brand={brandOf(String(globals['brand']))} />,
} satisfies Meta<typeof Overview>;

export default meta;

export const Everything: StoryObj<typeof meta> = {};
