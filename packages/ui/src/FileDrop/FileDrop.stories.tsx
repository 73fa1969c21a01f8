import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FileDrop } from './index.ts';
import { states } from './FileDrop.states.tsx';

const meta = {
  title: 'Fields/FileDrop',
  component: FileDrop,
  tags: ['!autodocs'],
  args: { onFile: fn() },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: states.empty, parameters: { apg: 'drop-zone' } };

export const Pending: Story = { args: states.pending };

export const Wrong: Story = { args: states.wrong };

export const Further: Story = { args: states.further };

export const Disabled: Story = { args: states.disabled };

const fileInput = (element: HTMLElement) => {
  const input = element.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('The field has no file input.');
  return input;
};

/** Too large a file is refused with words; the next one is given on and takes them away. */
export const GivesOnWhatIsNotTooLarge: Story = {
  args: { ...states.empty, mostBytes: 4 },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.upload(fileInput(canvasElement), new File(['12345'], 'large.csv'));
    await waitFor(() => expect(canvas.getByText(/is larger than/)).toBeVisible());
    await expect(args.onFile).not.toHaveBeenCalled();
    const file = new File(['1'], 'small.csv');
    await userEvent.upload(fileInput(canvasElement), file);
    await expect(args.onFile).toHaveBeenCalledWith(file);
    await expect(canvas.queryByText(/is larger than/)).toBeNull();
  },
};
