import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { SearchSelect } from './index.ts';
import { states } from './SearchSelect.states.tsx';

const meta = {
  title: 'Fields/SearchSelect',
  component: SearchSelect,
  tags: ['!autodocs'],
  args: { onChange: fn() },
} satisfies Meta<typeof SearchSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: states.empty };

export const Chosen: Story = { args: states.chosen };

export const Described: Story = { args: states.described };

export const Wrong: Story = { args: states.wrong };

export const Disabled: Story = { args: states.disabled };

export const Small: Story = { args: states.small };

export const Thousand: Story = { args: states.thousand };

export const Open: Story = {
  args: states.chosen,
  parameters: { opening: { from: 'button', key: 'Enter', shows: 'dialog' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Country France' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Country' }));
    await waitFor(() => expect(dialog.getByRole('option', { name: /France/ })).toBeVisible());
  },
};

/** Words narrow the list while the focus stays in them; Enter chooses, and the focus comes back. */
export const FoundByWords: Story = {
  args: states.chosen,
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Country France' });
    await userEvent.click(trigger);
    const dialog = within(await screen.findByRole('dialog', { name: 'Country' }));
    await waitFor(() => expect(dialog.getByRole('combobox')).toHaveFocus());
    await expect(dialog.getByRole('option', { name: /France/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('egy');
    await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('EG');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** A value that none of the options has is no empty field: what was chosen is quoted. */
export const Gone: Story = {
  args: states.gone,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: /No longer there/ });
    await expect(trigger).toHaveAccessibleDescription(/XX.* is no longer there\. Choose another\./);
  },
};

/** Whatever stands in its words, nothing leaves its box, nor the list that it opens. */
export const Bad: Story = {
  args: states.bad,
  play: async ({ canvas, canvasElement }) => {
    await keepsLayout(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await keepsLayout(await screen.findByRole('listbox'));
  },
};

/** A thousand options, and only those in view are in the document. */
export const ManyOptionsAreVirtual: Story = {
  args: states.thousand,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const list = within(await screen.findByRole('listbox'));
    await waitFor(() => expect(list.getByRole('option', { name: 'Product 1' })).toBeVisible());
    await waitFor(() => expect(list.getAllByRole('option').length).toBeLessThan(60));
    await userEvent.keyboard('product 999');
    await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('p998');
  },
};
