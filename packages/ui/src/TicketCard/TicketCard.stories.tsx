import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { KitchenClockProvider } from '../OrderTimer/index.ts';
import { stopped } from '../OrderTimer/OrderTimer.states.tsx';
import { keepsLayout } from '../values/keepsLayout.ts';
import { createKeys, TileKeys } from './TileKeys.ts';
import { TicketCard } from './index.ts';
import { states } from './TicketCard.states.tsx';

const meta = {
  title: 'Kitchen/TicketCard',
  component: TicketCard,
  tags: ['!autodocs'],
  globals: { density: 'kitchen', mode: 'dark' },
  args: { ticket: states.pending, onBump: fn(), onLine: fn(), onMenu: fn() },
  decorators: [
    (Story) => (
      <KitchenClockProvider value={stopped}>
        <div style={{ inlineSize: 'min(100%, 27rem)', padding: '0.5rem' }}>
          <Story />
        </div>
      </KitchenClockProvider>
    ),
  ],
} satisfies Meta<typeof TicketCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const withKey = (key: number): Decorator => {
  const keys = createKeys(new Map([['41', key]]));
  return function KeyDecorator(Story) {
    return (
      <TileKeys value={keys}>
        <Story />
      </TileKeys>
    );
  };
};

export const Pending: Story = {
  decorators: [withKey(1)],
  play: async ({ args, canvas }) => {
    const bump = canvas.getByRole('button', { name: /Start all 41$/ });
    await expect(bump.getBoundingClientRect().height).toBeGreaterThanOrEqual(72);
    await userEvent.click(bump);
    await expect(args.onBump).toHaveBeenLastCalledWith('41');
    await userEvent.click(canvas.getByRole('button', { name: /Fries/ }));
    await expect(args.onLine).toHaveBeenLastCalledWith('41', 'fries');
    await userEvent.pointer({ keys: '[MouseRight]', target: bump });
    await expect(args.onMenu).toHaveBeenLastCalledWith('41', undefined, bump);
  },
};

export const Started: Story = { args: { ticket: states.started }, parameters: { apg: 'button' } };

export const VeryLate: Story = {
  args: { ticket: states.veryLate },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Very late')).toBeVisible();
    await expect(canvas.getByText('Delivery')).toBeVisible();
  },
};

export const Finished: Story = {
  args: { ticket: states.finished },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /41$/ })).toBeNull();
  },
};

/** What its till calls urgent: read before all else, and without its colour. */
export const Rush: Story = {
  args: { ticket: states.rush },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('URGENT: make it first')).toHaveAttribute('data-surface', 'inverse');
  },
};

/** Several dishes that are done are one row, which asks to be opened. */
export const PartlyDone: Story = {
  args: { ticket: states.partlyDone, onDone: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText('Caesar salad')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '2 done', expanded: false }));
    await expect(args.onDone).toHaveBeenLastCalledWith('41');
  },
};

/** One press has it back. */
export const Leaving: Story = {
  args: { ticket: states.leaving },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Take it back/ }));
    await expect(args.onBump).toHaveBeenLastCalledWith('41');
  },
};

export const GivenUp: Story = { args: { ticket: states.givenUp } };

export const Everything: Story = {
  args: { ticket: states.everything },
  play: async ({ canvas }) => {
    const pieces = within(canvas.getByRole('article')).getAllByRole('listitem');
    await expect(pieces.map(({ textContent }) => textContent?.replaceAll('\u00AD', '').slice(0, 9))).toEqual([
      'Moved by ',
      '“Birthday',
      'Starters',
      '2Soup of ',
      'Mains',
      '2Cheesebu',
      'Added',
      '1Cheeseca',
      'Also at:G',
    ]);
  },
};

/** By its number an order is called out: whatever else the head has to say makes room for it. */
export const NumberBeforeAll: Story = {
  args: { ticket: { ...states.veryLate, number: '1090', till: 'Bar of the terrace', isSaving: true } },
  decorators: [withKey(12)],
  play: async ({ canvas }) => {
    const [number] = canvas.getAllByText('1090');
    await expect(number?.scrollWidth).toBeLessThanOrEqual(number?.clientWidth ?? 0);
  },
};

export const External: Story = { args: { ticket: states.external } };

export const Selected: Story = {
  decorators: [withKey(3)],
  args: { isSelected: true, selectedLine: 'fries' },
};

export const GoesOn: Story = {
  args: {
    part: {
      number: 1,
      of: 2,
      pieces: states.pending.lines.slice(0, 2).map((line) => ({ kind: 'line', line })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Goes on')).toBeVisible();
  },
};

export const ComesFrom: Story = {
  args: {
    part: { number: 2, of: 2, pieces: states.pending.lines.slice(2).map((line) => ({ kind: 'line', line })) },
  },
};

export const Arabic: Story = { args: { ticket: states.arabic } };

/** Whatever a till sends, nothing leaves the card, and an order without a time says so. */
export const Bad: Story = {
  args: { ticket: states.bad },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('timer', { name: 'Age unknown' })).toBeVisible();
    await keepsLayout(canvasElement.firstElementChild ?? canvasElement);
  },
};
