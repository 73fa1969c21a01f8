import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { kindsOfDishes } from './dishes.ts';
import { DishTile } from './DishTile.tsx';
import { Thumbnail } from './index.ts';
import * as css from './Thumbnail.css.ts';
import { states } from './Thumbnail.states.tsx';

const meta = {
  title: 'Showing/Thumbnail',
  component: Thumbnail,
  tags: ['!autodocs'],
} satisfies Meta<typeof Thumbnail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {
  args: states.small,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Coffee with milk' })).toBeVisible();
  },
};

export const Large: Story = { args: states.large };

/** As wide as the card that it is in. */
export const Wide: Story = {
  args: states.wide,
  render: (args) => (
    <div style={{ inlineSize: 180 }}>
      <Thumbnail {...args} />
    </div>
  ),
};

export const Drawn: Story = {
  args: states.drawn,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Coffee with milk' })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('path')).toBeVisible());
  },
};

/** The picture could not be loaded. */
export const StoodIn: Story = {
  args: states.stoodIn,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('path')).toBeVisible());
  },
};

/** Every drawing, each on a tint of its own as far as there are. */
export const EveryDish: Story = {
  args: states.drawn,
  render: () => (
    <div>
      {kindsOfDishes.map((kind, index) => (
        <span key={kind} className={css.frame({ size: 'lg', isDrawn: true })}>
          <DishTile kind={kind} tint={index % 8} />
        </span>
      ))}
    </div>
  ),
};

/** It keeps its place and says what would be seen. */
export const Broken: Story = { args: states.broken };
