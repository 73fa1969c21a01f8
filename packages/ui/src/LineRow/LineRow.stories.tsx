import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { LineRow } from './index.ts';
import { states } from './LineRow.states.tsx';

const meta = {
  title: 'Kitchen/LineRow',
  component: LineRow,
  tags: ['!autodocs'],
  globals: { density: 'kitchen', mode: 'dark' },
  args: { line: states.pending, onPress: fn(), onMenu: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(100%, 28rem)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LineRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  play: async ({ args, canvas }) => {
    const row = canvas.getByRole('button', { name: /^2 Chee\u00ADse\u00ADbur\u00ADger/ });
    await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(54);
    await userEvent.click(row);
    await expect(args.onPress).toHaveBeenLastCalledWith('burger');
    row.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const Started: Story = { args: { line: states.started } };

/** What is cooked is one quiet row, and no press. */
export const Finished: Story = {
  args: { line: states.finished },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('Done')).toBeInTheDocument();
  },
};

/** Cooked just now: no press any more, and as high as it was under the finger. */
export const Settling: Story = {
  args: { line: states.settling },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText(/Cut in half/)).toBeVisible();
  },
};

/** Somebody else has still to cook it: it is read, and not pressed. */
export const Awaited: Story = {
  args: { line: states.awaited },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('Being cooked')).toBeInTheDocument();
  },
};

export const Remade: Story = { args: { line: states.remade } };

/** It waits for a word from the pass. */
export const Held: Story = {
  args: { line: states.held },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Held back')).toBeInTheDocument();
  },
};

/** In the list of what is done a press brings a dish back. */
export const ToBringBack: Story = {
  args: { line: states.toBringBack },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).toHaveBeenLastCalledWith('burger');
  },
};

export const GivenUp: Story = { args: { line: states.givenUp } };

export const Detailed: Story = {
  args: { line: states.detailed },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('button');
    await expect(row).toHaveAccessibleName(
      /^2 Chee.*with Extra bacon.*without Onion.*choice: Medium rare.*Allergy: Sesame/,
    );
  },
};

export const Changed: Story = { args: { line: states.changed } };

export const Saving: Story = { args: { line: states.saving } };

export const Selected: Story = { args: { isSelected: true } };

export const Long: Story = { args: { line: states.long } };

export const Arabic: Story = { args: { line: states.arabic } };

export const ReadOnly: Story = {
  render: () => <LineRow line={states.readOnly} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The second key asks for the menu, each time; the press that opened it does nothing else. */
export const AsksForTheMenu: Story = {
  play: async ({ args, canvas }) => {
    const row = canvas.getByRole('button');
    await userEvent.pointer({ keys: '[MouseRight]', target: row });
    await expect(args.onMenu).toHaveBeenLastCalledWith('burger', row);
    await userEvent.pointer({ keys: '[MouseRight]', target: row });
    await expect(args.onMenu).toHaveBeenCalledTimes(2);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** A press that is held asks for the menu too; the click at its end does nothing else. */
export const HeldAsksForTheMenu: Story = {
  play: async ({ args, canvas }) => {
    const row = canvas.getByRole('button');
    const asked = new Promise((resolve) => {
      (args.onMenu as ReturnType<typeof fn>).mockImplementation(resolve);
    });
    await fireEvent.pointerDown(row, { button: 0 });
    await asked;
    await fireEvent.pointerUp(row);
    await fireEvent.click(row, { detail: 1 });
    await expect(args.onPress).not.toHaveBeenCalled();
    await userEvent.click(row);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: { line: states.bad },
  play: ({ canvasElement }) => keepsLayout(canvasElement.firstElementChild ?? canvasElement),
};
