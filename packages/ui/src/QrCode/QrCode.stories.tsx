import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import decode from 'qr/decode.js';
import { keepsLayout } from '../values/keepsLayout.ts';
import { QrCode } from './index.ts';
import { states } from './QrCode.states.tsx';

const meta = {
  title: 'Showing/QrCode',
  component: QrCode,
  tags: ['!autodocs'],
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a camera sees of an image, at four pixels a module or so. */
const seen = async (image: HTMLImageElement): Promise<string> => {
  await image.decode();
  const side = 600;
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('No canvas to look at the code with.');
  brush.drawImage(image, 0, 0, side, side);
  const { data } = brush.getImageData(0, 0, side, side);
  return decode({ width: side, height: side, data });
};

export const Address: Story = {
  args: states.address,
  play: async ({ canvas, args }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: args.label });
    await expect(await seen(image)).toBe(args.value);
  },
};

export const Short: Story = {
  args: states.short,
  play: async ({ canvas, args }) => {
    await expect(await seen(canvas.getByRole<HTMLImageElement>('img'))).toBe(args.value);
  },
};

/** More text, smaller squares. */
export const Long: Story = { args: states.long };

export const Full: Story = {
  args: states.full,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole<HTMLImageElement>('img').decode()).resolves.toBeUndefined();
  },
};

/** What it would open is said, and why there is none. */
export const TooLong: Story = {
  args: states.tooLong,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText(states.tooLong.label)).toBeVisible();
    await expect(canvas.getByText(/too long for one. Shorten it/)).toBeVisible();
    await keepsLayout(canvasElement);
  },
};

export const Empty: Story = {
  args: states.empty,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText(/text for it is missing/)).toBeVisible();
    await keepsLayout(canvasElement);
  },
};
