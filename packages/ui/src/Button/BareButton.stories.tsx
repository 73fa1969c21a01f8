import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { BareButton } from './index.ts';
import { states } from './BareButton.states.tsx';

const meta = {
  title: 'Actions/BareButton',
  component: BareButton,
  tags: ['!autodocs'],
  args: { onPress: fn() },
} satisfies Meta<typeof BareButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = { args: states.words, parameters: { apg: 'button' } };
export const WithIcon: Story = { args: states.withIcon };
export const IconAlone: Story = { args: states.iconAlone };
export const Ghost: Story = { args: states.ghost };
export const Large: Story = { args: states.large };
export const Small: Story = { args: states.small };

export const Disabled: Story = {
  args: states.disabled,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** Its element says how it is touched, as the styles of Button read it: by mouse, and by keys. */
export const SaysHowItIsTouched: Story = {
  args: states.words,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'All day' });
    await userEvent.hover(button);
    await expect(button).toHaveAttribute('data-hovered');
    await userEvent.unhover(button);
    await expect(button).not.toHaveAttribute('data-hovered');
    await userEvent.tab();
    await expect(button).toHaveAttribute('data-focus-visible');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(button).not.toHaveAttribute('data-focus-visible');
  },
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: async ({ canvas }) => keepsLayout(canvas.getByRole('button')),
};
