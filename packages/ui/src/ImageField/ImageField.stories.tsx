import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { ImageField } from './index.ts';
import { states } from './ImageField.states.tsx';

const meta = {
  title: 'Fields/ImageField',
  component: ImageField,
  tags: ['!autodocs'],
  args: { onFile: fn(), onRemove: fn() },
} satisfies Meta<typeof ImageField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: states.empty };

export const Picture: Story = { args: states.picture };

export const Colour: Story = { args: states.colour };

export const OtherSources: Story = { args: states.others };

export const Pending: Story = { args: states.pending };

export const Described: Story = { args: states.described };

export const Wrong: Story = { args: states.wrong };

export const Disabled: Story = { args: states.disabled };

const fileInput = (element: HTMLElement) => {
  const input = element.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('The field has no file input.');
  return input;
};

export const GivesTheFileOn: Story = {
  args: states.empty,
  play: async ({ args, canvasElement }) => {
    const file = new File(['x'], 'plate.png', { type: 'image/png' });
    await userEvent.upload(fileInput(canvasElement), file);
    await expect(args.onFile).toHaveBeenCalledWith(file);
  },
};

/** Too large a file is refused with words; the picture that was there stays. */
export const RefusesWhatIsTooLarge: Story = {
  args: { ...states.picture, mostBytes: 4 },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.upload(fileInput(canvasElement), new File(['12345'], 'plate.png', { type: 'image/png' }));
    await expect(args.onFile).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByText(/is larger than/)).toBeVisible());
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

export const Removed: Story = {
  args: states.picture,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};

/** A colour that is none is quoted where another can be taken. */
export const Malformed: Story = {
  args: states.malformed,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox', { name: 'Colour code' })).toHaveAccessibleDescription(
      /rojo.* is not a colour/,
    );
    await keepsLayout(canvasElement);
  },
};
