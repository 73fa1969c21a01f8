import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { Accordion } from './index.ts';
import { states } from './Accordion.states.tsx';

const meta = {
  title: 'Showing/Accordion',
  component: Accordion<string>,
  tags: ['!autodocs'],
  args: { ...states.closed, onOpenChange: fn() },
  // The level of its titles follows from a heading above it.
  decorators: [
    (Story) => (
      <>
        <h2>Settings of the store</h2>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof Accordion<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  args: states.closed,
  parameters: { apg: 'disclosure' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Payments' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Payments' })).toHaveAttribute('aria-expanded', 'false');
  },
};

export const OneOpen: Story = { args: states.oneOpen };

export const ManyOpen: Story = { args: states.manyOpen };

export const WithIconsAndEnds: Story = { args: states.icons };

export const OneDisabled: Story = { args: states.oneDisabled };

export const Disabled: Story = { args: states.disabled };

export const LongTexts: Story = {
  args: states.long,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};

export const LongTextsWhereItIsNarrow: Story = {
  args: states.long,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  play: ({ canvasElement }) => keepsLayout(canvasElement.firstElementChild ?? canvasElement),
};

export const WithoutItems: Story = { args: states.none };

/** The keys of the APG accordion. */
export const OpenedByKeys: Story = {
  args: states.closed,
  play: async ({ args, canvas }) => {
    const payments = canvas.getByRole('button', { name: 'Payments' });
    await userEvent.tab();
    await expect(payments).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(payments).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['payments']);
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Payments' })).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Receipts' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['receipts']);
    await expect(payments).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab({ shift: true });
    await expect(payments).toHaveFocus();
  },
};

export const SeveralStayOpen: Story = {
  args: { ...states.closed, isMany: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delivery' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Payments' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['payments', 'delivery']);
  },
};

/** What was typed in a section is there when it is opened again. */
export const KeepsWhatWasTyped: Story = {
  args: { ...states.fields, defaultOpen: ['one'] },
  play: async ({ canvas }) => {
    const contact = canvas.getByRole('button', { name: 'Contact' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '600');
    await userEvent.click(contact);
    await expect(contact).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(contact);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Phone' })).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveValue('600');
  },
};
