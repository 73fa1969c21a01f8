import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CallBoard } from './index.ts';
import { states } from './CallBoard.states.tsx';

const meta = {
  title: 'Kitchen/CallBoard',
  component: CallBoard,
  tags: ['!autodocs'],
  globals: { density: 'kitchen' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '36rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CallBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: states.empty };

/** What hangs above the counter: nothing of it is pressed. */
export const Guests: Story = {
  args: states.guests,
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('button')).toHaveLength(0);
    const ready = within(canvas.getByRole('region', { name: 'Ready to collect' }));
    await expect(ready.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** Behind the counter a press hands an order over. */
export const Staff: Story = {
  args: { ...states.staff, onPress: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hand over 115' }));
    await expect(args.onPress).toHaveBeenCalledWith('115');
    canvas.getByRole('button', { name: /Hand over\s+112/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenLastCalledWith('112');
  },
};

export const Leaving: Story = { args: states.leaving };

/** No number leaves its half of the screen, and those without a place are counted. */
export const Rush: Story = {
  args: states.rush,
  play: async ({ canvas }) => {
    const part = canvas.getByRole('region', { name: 'In preparation' });
    await expect(within(part).getByText('+8')).toBeVisible();
    const { bottom } = part.getBoundingClientRect();
    for (const item of within(part).getAllByRole('listitem'))
      await expect(item.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
  },
};
