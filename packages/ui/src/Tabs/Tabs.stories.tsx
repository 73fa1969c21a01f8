import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { TextField } from '../TextField/index.ts';
import { keepsLayout } from '../values/keepsLayout.ts';
import { Tabs } from './index.ts';
import { states } from './Tabs.states.tsx';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs<string>,
  tags: ['!autodocs'],
  args: { onChange: fn() },
} satisfies Meta<typeof Tabs<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: states.plain, parameters: { apg: 'tabs' } };

export const WithCounts: Story = { args: states.withCounts };

export const WithErrors: Story = { args: states.withErrors };

export const WithIcons: Story = { args: states.withIcons };

export const DisabledTab: Story = { args: states.disabledTab };

export const WalkedByArrows: Story = {
  args: states.disabledTab,
  play: async ({ args, canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Basic data' })).toHaveAttribute('tabindex', '0'),
    );
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Basic data' })).toHaveFocus();
    const isRightToLeft = document.documentElement.dir === 'rtl';
    await userEvent.keyboard(isRightToLeft ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'History' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'History' })).toHaveTextContent('Who changed what.');
    await expect(args.onChange).toHaveBeenLastCalledWith('history');
  },
};

export const ErrorsAreReadWithTheTab: Story = {
  args: states.withErrors,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Basic data 2 errors' })).toBeVisible());
    await expect(canvas.getByRole('tab', { name: 'Members 1 error' })).toBeVisible();
  },
};

/** What was typed in a panel is there when the person comes back. */
export const KeepsItsPanels: Story = {
  args: {
    ...states.plain,
    keepsPanels: true,
    items: [
      { id: 'one', label: 'One', content: <TextField label="Note" /> },
      { id: 'two', label: 'Two', content: 'Nothing here.' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'kept');
    await userEvent.click(canvas.getByRole('tab', { name: 'Two' }));
    await expect(canvas.queryByRole('textbox', { name: 'Note' })).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'One' }));
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('kept');
  },
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
