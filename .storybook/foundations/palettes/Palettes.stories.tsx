import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { wornTheme } from '../catalogue.ts';
import { Palettes } from './Palettes.tsx';

const meta = {
  title: 'Foundations/Palettes',
  component: Palettes,
  tags: ['!autodocs'],
  args: { theme: 'A' },
  // The toolbar chooses.
  parameters: { controls: { disable: true } },
  render: (_, { globals }) => <Palettes theme={wornTheme(globals)} />,
} satisfies Meta<typeof Palettes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvas }) => {
    const ramp = within(canvas.getByRole('region', { name: 'lagoon' }));
    const step = ramp.getByRole('button', { name: /^600/ });
    step.focus();
    await userEvent.keyboard('{Enter}');
    await expect(step).toHaveAttribute('aria-expanded', 'true');
    const role = ramp.getByText('ground.accent').closest('li');
    await expect(role).toHaveTextContent('A, B');
    await userEvent.keyboard('{Enter}');
    await expect(ramp.queryByText('ground.accent')).toBeNull();
  },
};

/** What a step is used for stands below its ramp. */
export const OneStepOpen: Story = {
  play: async ({ canvas }) => {
    const ramp = within(canvas.getByRole('region', { name: 'lagoon' }));
    await userEvent.click(ramp.getByRole('button', { name: /^600/ }));
    await expect(ramp.getByText('ground.accent')).toBeVisible();
  },
};
