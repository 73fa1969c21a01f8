import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LanguageModal } from './index.ts';
import { languages, states } from './LanguageModal.states.tsx';
import { inWindow } from '../values/inWindow.ts';

const meta = {
  title: 'Shell/LanguageModal',
  component: LanguageModal,
  tags: ['!autodocs'],
  parameters: inWindow,
  args: { isOpen: true, languages, current: 'en-GB', onOpenChange: fn(), onChoose: fn() },
} satisfies Meta<typeof LanguageModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = { args: states.english };

export const Arabic: Story = { args: states.arabic };

export const ChosenByKeys: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(dialog.getByText('العربية (مصر)')).toHaveAttribute('lang', 'ar-EG');
    dialog.getByRole('option', { name: 'English (United Kingdom)' }).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('es-ES');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};
