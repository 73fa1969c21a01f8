import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { KitchenClockProvider } from '../OrderTimer/index.ts';
import { stopped } from '../OrderTimer/OrderTimer.states.tsx';
import { DishBoard } from './index.ts';
import { states } from './DishBoard.states.tsx';

const meta = {
  title: 'Kitchen/DishBoard',
  component: DishBoard,
  tags: ['!autodocs'],
  globals: { density: 'kitchen', mode: 'dark' },
  parameters: { layout: 'fullscreen' },
  args: { ...states.few, onBump: fn(), onLine: fn(), onMenu: fn(), onPage: fn() },
  decorators: [
    (Story) => (
      <KitchenClockProvider value={stopped}>
        <div style={{ blockSize: '600px' }}>
          <Story />
        </div>
      </KitchenClockProvider>
    ),
  ],
} satisfies Meta<typeof DishBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The quantity is the press for all of it, each way of making it one for the order that waits longest. */
export const Few: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Start all Fried eggs with ham/ }));
    await expect(args.onBump).toHaveBeenLastCalledWith('eggs');
    const eggs = within(canvas.getByRole('article', { name: 'Fried eggs with ham' }));
    await userEvent.click(eggs.getByRole('button', { name: /^Finish .*without Ham/ }));
    await expect(args.onLine).toHaveBeenLastCalledWith('eggs', 'e2');
    canvas.getByRole('button', { name: /^Take it back Croquettes/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBump).toHaveBeenLastCalledWith('gone');
  },
};

export const OnlyRead: Story = {
  args: states.read,
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('button')).toHaveLength(0);
  },
};

export const Chosen: Story = { args: { selected: 'eggs' } };

export const Beside: Story = {
  args: states.beside,
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100%', inlineSize: '420px' }}>
        <Story />
      </div>
    ),
  ],
};

/** What does not fit is on further pages, no card in two of them. */
export const Pages: Story = {
  args: { ...states.pages, page: 2 },
  play: async ({ args, canvasElement }) => {
    await waitFor(async () => {
      const { page, pages, tiles } = (args.onPage as ReturnType<typeof fn>).mock.lastCall?.[0] ?? {};
      await expect(page).toBe(2);
      await expect(pages).toBeGreaterThan(2);
      await expect(tiles.length).toBeGreaterThan(2);
    });
    const board = canvasElement.querySelector('ul')?.parentElement?.getBoundingClientRect();
    for (const card of within(canvasElement).getAllByRole('article')) {
      const { top, bottom } = card.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual((board?.top ?? 0) - 1);
      await expect(bottom).toBeLessThanOrEqual((board?.bottom ?? 0) + 1);
    }
  },
};

export const Empty: Story = { args: states.empty };
