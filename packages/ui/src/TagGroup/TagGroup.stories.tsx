import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { TagGroup } from './index.ts';
import { states } from './TagGroup.states.tsx';

const meta = {
  title: 'Showing/TagGroup',
  component: TagGroup<string>,
  tags: ['!autodocs'],
  render: function Controlled(args) {
    const [items, setItems] = useState(args.items);
    const [value, setValue] = useState(args.value ?? []);
    return (
      <TagGroup
        {...args}
        items={items}
        {...(args.onChange && {
          value,
          onChange: (next) => {
            setValue(next);
            args.onChange?.(next);
          },
        })}
        {...(args.onRemove && {
          onRemove: (id) => {
            setItems(items.filter((item) => item.id !== id));
            args.onRemove?.(id);
          },
        })}
      />
    );
  },
} satisfies Meta<typeof TagGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: states.plain };

export const Removable: Story = { args: states.removable, parameters: { apg: 'tags' } };

export const Choosable: Story = { args: states.choosable };

export const Single: Story = { args: states.single };

export const ChosenAndRemovable: Story = { args: states.chosenAndRemovable };

export const Linked: Story = { args: states.linked };

export const Empty: Story = { args: states.empty };

export const Described: Story = { args: states.described };

export const Wrong: Story = { args: states.wrong };

export const OneDisabled: Story = { args: states.oneDisabled };

export const Disabled: Story = { args: states.disabled };

export const Many: Story = { args: states.many };

export const LongText: Story = {
  args: states.longText,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};

export const WalkedAndChosen: Story = {
  args: { ...states.choosable, onChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: 'Milk' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('row', { name: 'Gluten' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['gluten', 'milk']);
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('row', { name: 'Spicy' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('row', { name: 'Milk' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['gluten']);
  },
};

/** Delete goes on at the next tag, at the end at the one before; a screen reader hears what went. */
export const RemovedByKeys: Story = {
  args: { ...states.removable, onRemove: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Delete}');
    await expect(args.onRemove).toHaveBeenLastCalledWith('gluten');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Milk' })).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('Gluten removed');
    await userEvent.keyboard('{End}{Backspace}');
    await expect(args.onRemove).toHaveBeenLastCalledWith('spicy');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Vegan' })).toHaveFocus());
    await userEvent.keyboard('{Delete}{Delete}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Marks' })).toHaveFocus());
  },
};

/** What is chosen beside it is not taken along. */
export const OnlyTheFocusedOneGoes: Story = {
  args: { ...states.chosenAndRemovable, value: ['gluten', 'milk'], onRemove: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Delete}');
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    await expect(args.onRemove).toHaveBeenLastCalledWith('gluten');
    await expect(canvas.getByRole('row', { name: 'Milk' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const RemovedByTheCross: Story = {
  args: { ...states.removable, onRemove: fn() },
  play: async ({ args, canvas }) => {
    const cross = canvas.getByRole('button', { name: /Vegan/ });
    const { width, height } = cross.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(22);
    await userEvent.click(cross);
    await expect(args.onRemove).toHaveBeenLastCalledWith('vegan');
    await waitFor(() => expect(canvas.queryByRole('row', { name: 'Vegan' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Spicy' })).toHaveFocus());
  },
};

export const DisabledStays: Story = {
  args: { ...states.disabled, onRemove: fn(), onChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('row', { name: 'Spicy' }), { pointerEventsCheck: 0 });
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
