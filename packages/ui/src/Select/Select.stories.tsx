import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Select } from './index.ts';
import { states } from './Select.states.tsx';

const meta = {
  title: 'Fields/Select',
  component: Select<string>,
  tags: ['!autodocs'],
  args: { onChange: fn() },
} satisfies Meta<typeof Select<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: states.empty, parameters: { apg: 'select' } };

export const Chosen: Story = { args: states.chosen };

export const Described: Story = { args: states.described };

export const Required: Story = { args: states.required };

export const Wrong: Story = { args: states.wrong };

export const Disabled: Story = { args: states.disabled };

export const Small: Story = { args: states.small };

export const Nothing: Story = { args: states.nothing };

export const Thousand: Story = { args: states.thousand };

export const ChosenByKeys: Story = {
  args: states.empty,
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: /Country/ });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    const list = within(await screen.findByRole('listbox'));
    await waitFor(() => expect(list.getByRole('option', { name: /Spain/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(list.getByRole('option', { name: /Egypt/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('EG');
    await expect(trigger).toHaveTextContent('Egypt');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Open: Story = {
  args: states.described,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('option', { name: /Percentage/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** A thousand options, and only those in view are in the document. */
export const ManyOptionsAreVirtual: Story = {
  args: states.thousand,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(within(list).getByRole('option', { name: 'Product 1' })).toBeVisible());
    await expect(within(list).getAllByRole('option').length).toBeLessThan(60);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(within(list).getByRole('option', { name: 'Product 1000' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('p999');
  },
};
