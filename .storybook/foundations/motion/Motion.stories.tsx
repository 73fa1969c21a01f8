import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Motion } from './Motion.tsx';

const meta = {
  title: 'Foundations/Motion',
  component: Motion,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Motion>;

export default meta;

export const Everything: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const start = canvas.getByTestId('quick').getBoundingClientRect().left;
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await waitFor(() => expect(canvas.getByTestId('quick').getBoundingClientRect().left).not.toBe(start));
    // The note and the movement are both the system's wish.
    const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const note = canvas.getByText(/asks for less motion/);
    await expect(getComputedStyle(note).display).toBe(isReduced ? 'block' : 'none');
    if (isReduced) await expect(getComputedStyle(canvas.getByTestId('slow')).transitionDuration).toBe('0s');
  },
};
