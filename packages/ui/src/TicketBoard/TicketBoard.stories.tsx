import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { KitchenClockProvider } from '../OrderTimer/index.ts';
import { stopped } from '../OrderTimer/OrderTimer.states.tsx';
import type { Ticket } from '../TicketCard/index.ts';
import { type KitchenSizes, TicketBoard, type TicketBoardProps } from './index.ts';
import { states, ticketOf } from './TicketBoard.states.tsx';

/** Read from an arm's length, so that a window of a test holds a few cards. */
const near: KitchenSizes = { order: 40, line: 28, small: 16, target: 54, bump: 72, gap: 11 };

function Controlled(args: TicketBoardProps) {
  const [selected, setSelected] = useState(args.selected);
  return (
    <TicketBoard
      {...args}
      {...(selected !== undefined && { selected })}
      onSelect={(ticket) => {
        setSelected(ticket);
        args.onSelect?.(ticket);
      }}
    />
  );
}

/** A press for all takes the order away. */
function Bumping(args: TicketBoardProps) {
  const [tickets, setTickets] = useState(args.tickets);
  const bump = useCallback(
    (bumped: string) => setTickets((all) => all.filter(({ id }) => id !== bumped)),
    [],
  );
  return <Controlled {...args} tickets={tickets} onBump={bump} />;
}

/** A press for all brings long orders. */
function Filling(args: TicketBoardProps) {
  const [tickets, setTickets] = useState(args.tickets);
  const bump = useCallback(() => setTickets(states.long.map((ticket) => ({ ...ticket }))), []);
  return <Controlled {...args} tickets={tickets} onBump={bump} />;
}

const meta = {
  title: 'Kitchen/TicketBoard',
  component: TicketBoard,
  tags: ['!autodocs'],
  globals: { density: 'kitchen', mode: 'dark' },
  parameters: { layout: 'fullscreen' },
  args: {
    tickets: states.few,
    minCard: '300px',
    sizes: near,
    onPage: fn(),
    onSelect: fn(),
    onBump: fn(),
    onLine: fn(),
    onMenu: fn(),
  },
  decorators: [
    (Story) => (
      <KitchenClockProvider value={stopped}>
        <div style={{ blockSize: '900px' }}>
          <Story />
        </div>
      </KitchenClockProvider>
    ),
  ],
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof TicketBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

const cardsOf = (canvas: HTMLElement): readonly HTMLElement[] => within(canvas).queryAllByRole('article');

/** Every line of these orders stands on the page, inside its own card and inside the board. */
const expectAllShown = async (canvas: HTMLElement, tickets: readonly Ticket[]) => {
  const board = within(canvas).getByRole('feed').parentElement?.getBoundingClientRect();
  for (const { id } of tickets.flatMap(({ lines }) => lines)) {
    const rows = [...canvas.querySelectorAll<HTMLElement>(`[data-line="${id}"]`)];
    await expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const line = row.getBoundingClientRect();
      const cell = row.closest('article')?.getBoundingClientRect();
      await expect(line.bottom).toBeLessThanOrEqual((cell?.bottom ?? 0) + 0.5);
      await expect(line.bottom).toBeLessThanOrEqual((board?.bottom ?? 0) + 0.5);
    }
  }
};

export const Few: Story = {
  play: async ({ args, canvasElement }) => {
    // The board tells it once it has been measured.
    await waitFor(() =>
      expect(args.onPage).toHaveBeenLastCalledWith({
        page: 1,
        pages: 1,
        tiles: ['120', '121', '122', '123'],
      }),
    );
    await expectAllShown(canvasElement, states.few);
  },
};

/** Down a column, then in the next, from the side where a line of text begins. */
const expectReadingOrder = async (canvas: HTMLElement, isRightToLeft: boolean) => {
  const places = cardsOf(canvas).map((card) => card.getBoundingClientRect());
  await expect(new Set(places.map(({ left }) => left)).size).toBeGreaterThan(1);
  for (const [index, { left, right, top }] of places.entries()) {
    const before = places[index - 1];
    if (!before) continue;
    if (left === before.left) await expect(top).toBeGreaterThanOrEqual(before.bottom);
    else if (isRightToLeft) await expect(right).toBeLessThanOrEqual(before.left);
    else await expect(left).toBeGreaterThanOrEqual(before.right);
  }
};

export const InReadingOrder: Story = {
  args: { tickets: states.pages },
  play: async ({ canvasElement }) => expectReadingOrder(canvasElement, false),
};

export const InReadingOrderFromTheRight: Story = {
  args: { tickets: states.pages },
  globals: { language: 'ar-EG' },
  play: async ({ canvasElement }) => expectReadingOrder(canvasElement, true),
};

export const Empty: Story = { args: { tickets: [] } };

/** What does not fit is on further pages, each order on one of them. */
export const Pages: Story = {
  args: { tickets: states.pages, page: 99 },
  play: async ({ args, canvasElement }) => {
    await waitFor(async () => {
      const { page, pages, tiles } = (args.onPage as ReturnType<typeof fn>).mock.lastCall?.[0] ?? {};
      await expect(page).toBe(pages);
      await expect(pages).toBeGreaterThan(1);
      await expect(tiles.at(-1)).toBe('149');
    });
    await expect(cardsOf(canvasElement).length).toBeGreaterThan(0);
  },
};

/** An order that is too long for a cell goes on in the next ones: no line is hidden. */
export const LongOrder: Story = {
  args: { tickets: states.long },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expectAllShown(canvasElement, states.long);
    await expect(canvas.getAllByText('121').length).toBeGreaterThan(1);
    await expect(canvas.getAllByRole('button', { name: /all 121$/ })).toHaveLength(1);
    await expect(canvas.getAllByText(/^2\/\d$/)[0]).toBeVisible();
  },
};

/** A line that is too long is parted between what is done differently. */
export const LongLine: Story = {
  args: { tickets: states.longLine },
  play: async ({ canvasElement }) => {
    await expectAllShown(canvasElement, states.longLine);
    for (const { name } of states.longLine[0]?.lines[0]?.modifiers ?? [])
      await expect(within(canvasElement).getByText(name)).toBeVisible();
  },
};

const larger: NonNullable<Story['decorators']> = [
  (Story) => (
    <>
      <style>{'[data-line] { padding-block: 24px !important; }'}</style>
      <Story />
    </>
  ),
];

/** Text that is larger than was reckoned, as a reader's own settings make it, is measured and shared out anew. */
export const LargerThanReckoned: Story = {
  args: { tickets: states.few.map((ticket) => ({ ...ticket })) },
  decorators: larger,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('feed');
    await expectReadingOrder(canvasElement, false);
    await expectAllShown(canvasElement, states.few);
  },
};

/** So is that of orders which come to a board that stands. */
export const ComesLargerThanReckoned: Story = {
  args: { tickets: states.few.slice(1, 2) },
  decorators: larger,
  render: (args) => <Filling {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /all 121$/ }));
    await waitFor(() => expectAllShown(canvasElement, states.long));
  },
};

/** A board that is shown smaller as a whole: its cards stand below one another as on the wall. */
export const ShownSmaller: Story = {
  args: { tickets: states.pages.map((ticket) => ({ ...ticket })) },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '900px', scale: 0.6, transformOrigin: 'top left' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('feed');
    await expectReadingOrder(canvasElement, false);
  },
};

const topsOf = (canvas: HTMLElement): ReadonlySet<number> =>
  new Set(cardsOf(canvas).map((card) => Math.round(card.getBoundingClientRect().top)));

/** Rows of one height, for who is used to them: along the row, then down. */
export const Grid: Story = {
  args: { tickets: states.pages, rows: 2 },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('feed');
    await expect(topsOf(canvasElement).size).toBe(2);
    const [first, second] = cardsOf(canvasElement).map((card) => card.getBoundingClientRect());
    await expect(second?.top).toBe(first?.top);
    await expect(second?.height).toBe(first?.height);
  },
};

/** A dish that is higher than a place takes the one below too; the other places stay as they are. */
export const HigherThanAPlace: Story = {
  args: { tickets: states.highLine, rows: 2 },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('feed');
    const cards = cardsOf(canvasElement);
    await expect(topsOf(canvasElement).size).toBe(2);
    await expectAllShown(canvasElement, states.highLine.slice(0, cards.length));
  },
};

/** What is done opens where it stands, and closes. */
export const OpensWhatIsDone: Story = {
  args: { tickets: states.partlyDone },
  play: async ({ canvas, canvasElement }) => {
    const done = await canvas.findByRole('button', { name: '3 done' });
    await expect(canvasElement.querySelector('[data-line="121-0"]')).toBeNull();
    await userEvent.click(done);
    await expect(canvas.getByRole('button', { name: '3 done', expanded: true })).toBeVisible();
    await expectAllShown(canvasElement, states.partlyDone);
    await expectReadingOrder(canvasElement, false);
    await userEvent.click(done);
    await expect(canvasElement.querySelector('[data-line="121-0"]')).toBeNull();
  },
};

/** As it hangs on a wall: 24 inches, seen from 1 m. What moves a whole order is larger than what moves a dish. */
export const Wall: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('feed');
    for (const bump of canvasElement.querySelectorAll('[data-bump]'))
      await expect(bump.getBoundingClientRect().height).toBeGreaterThanOrEqual(53);
  },
  render: ({ sizes: _sizes, minCard: _minCard, ...args }) => <Controlled {...args} />,
  args: { tickets: states.pages },
};

/** Sixty-three orders of six lines at once: as many as a monitor fetches. */
export const Crowded: Story = {
  // To look at and to measure: no state that the other stories lack.
  tags: ['!test'],
  render: (args) => <Bumping {...args} />,
  args: {
    tickets: states.wall,
    rows: 7,
    minCard: '190px',
    sizes: { order: 18, line: 12, small: 10, target: 24, bump: 24, gap: 2 },
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '2800px', inlineSize: '2000px' }}>
        <Story />
      </div>
    ),
  ],
};

export const Selected: Story = { args: { selected: '121', selectedLine: '121-1' } };

/** Too low for one dish: the board scrolls. */
export const TooLow: Story = {
  decorators: [
    (Story) => (
      <div style={{ blockSize: '200px' }}>
        <Story />
      </div>
    ),
  ],
};

/** Arrows walk to who waits next, up and down in the column, Home and End to the ends, and from inside a card its presses. */
export const WalksWithKeys: Story = {
  play: async ({ args, canvasElement }) => {
    const [first, second] = cardsOf(canvasElement);
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await expect(args.onSelect).toHaveBeenLastCalledWith('121');
    await expect(second).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('{End}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('123');
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Tab}');
    await expect(second?.querySelector('[data-bump]')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(second?.querySelector('[data-line="121-1"]')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(second).toHaveFocus();
  },
};

/** To the side means what the eye sees: in right-to-left text the next card is at the left. */
export const WalksFromTheRight: Story = {
  args: { rows: 2 },
  globals: { language: 'ar-EG' },
  play: async ({ canvasElement }) => {
    const [first, second] = cardsOf(canvasElement);
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(
      second?.getBoundingClientRect().left ?? 0,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(first).toHaveFocus();
  },
};

const three = [ticketOf(120, 1), ticketOf(121, 1), ticketOf(122, 1)];

/** The card that has the focus goes; the keys stay on the board. The others are moved, not made anew. */
export const KeepsTheFocus: Story = {
  args: { tickets: three },
  render: (args) => <Bumping {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const last = cardsOf(canvasElement)[2];
    const bump = canvas.getByRole('button', { name: /all 120$/ });
    bump.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cardsOf(canvasElement)).toHaveLength(2));
    await expect(cardsOf(canvasElement)[0]).toHaveFocus();
    await expect(cardsOf(canvasElement)[1]).toBe(last);
  },
};
