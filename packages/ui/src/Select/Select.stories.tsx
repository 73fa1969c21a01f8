import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { hundredAndOne } from '../OptionList/OptionList.states.ts';
import { keepsLayout } from '../values/keepsLayout.ts';
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

/** The face of what is chosen stands in the closed field too. */
export const Faces: Story = {
  args: states.faces,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: /Taberna La Encina/ });
    await expect(trigger.querySelector('[data-initials=TE]')).toBeVisible();
    await expect(trigger).not.toHaveAccessibleName(/TE$/);
  },
};

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
  parameters: { apg: 'listbox', opening: { from: 'button', key: 'Enter', shows: 'listbox' } },
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

/** A hundred are rendered whole, and one more makes the list virtual. */
export const RowsInViewFromTheHundredAndFirstOn: Story = {
  args: { label: 'Product', options: hundredAndOne },
  render: (args) => (
    <>
      <Select {...args} label="A hundred" options={args.options.slice(1)} />
      <Select {...args} label="One more" />
    </>
  ),
  play: async ({ canvas }) => {
    const rowsOf = async (name: RegExp) => {
      await userEvent.click(canvas.getByRole('button', { name }));
      return within(await screen.findByRole('listbox'));
    };
    const hundred = await rowsOf(/A hundred/);
    await expect(hundred.getAllByRole('option')).toHaveLength(100);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    const more = await rowsOf(/One more/);
    await waitFor(() => expect(more.getByRole('option', { name: 'Product 1' })).toBeVisible());
    await waitFor(() => expect(more.getAllByRole('option').length).toBeLessThan(60));
  },
};

/** A name of another direction than the page's keeps its order: its percent sign stays behind its figure. */
export const OfAnotherDirection: Story = {
  args: { label: 'Tax', options: [{ id: 'a', label: 'ضريبة 10 %' }], value: 'a' },
  play: async ({ canvas }) => {
    const shown = canvas.getByText('ضريبة 10 %', { selector: 'button *' });
    await expect(getComputedStyle(shown).direction).toBe('rtl');
    await expect(getComputedStyle(shown).textAlign).toBe('left');
    await userEvent.click(canvas.getByRole('button'));
    const list = within(await screen.findByRole('listbox'));
    await expect(getComputedStyle(list.getByText('ضريبة 10 %')).direction).toBe('rtl');
  },
};
