import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { SetupChecklist } from './index.ts';
import { states } from './SetupChecklist.states.tsx';

const meta = {
  title: 'Feedback/SetupChecklist',
  component: SetupChecklist,
  tags: ['!autodocs'],
  args: { ...states.started, onPutAway: fn() },
} satisfies Meta<typeof SetupChecklist>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each step says whether it is done; only what is missing and may be done has a way. */
export const Started: Story = {
  args: states.started,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 4 done');
    const [taxes, products, , till] = canvas.getAllByRole('listitem');
    if (!taxes || !products || !till) throw new Error('Steps are missing.');
    await expect(within(taxes).getByRole('img', { name: 'Done' })).toBeVisible();
    await expect(within(taxes).queryByRole('link')).toBeNull();
    await expect(within(products).getByRole('img', { name: 'To do' })).toBeVisible();
    await expect(within(products).getByRole('link', { name: 'Import products' })).toHaveAttribute(
      'href',
      '#products',
    );
    await expect(within(till).queryByRole('link')).toBeNull();
  },
};

export const Untouched: Story = { args: states.untouched };

export const LongText: Story = {
  args: states.longText,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};

export const PutAway: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    await expect(args.onPutAway).toHaveBeenCalledTimes(1);
  },
};
