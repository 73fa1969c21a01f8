import { vars, type Surface } from '@comanda/tokens/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Toolbar } from '../Toolbar/index.ts';
import { keepsLayout } from '../values/keepsLayout.ts';
import { Button } from './index.ts';
import { states } from './Button.states.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  tags: ['!autodocs'],
  args: { children: 'Publish', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const tones = ['neutral', 'accent', 'danger'] as const;
const variants = ['solid', 'soft', 'ghost'] as const;

export const Primary: Story = { args: states.primary, parameters: { apg: 'button' } };

export const Secondary: Story = { args: states.secondary };

export const Destructive: Story = { args: states.destructive };

export const NeutralSoft: Story = { args: states.neutralSoft };

export const NeutralGhost: Story = { args: states.neutralGhost };

export const AccentSoft: Story = { args: states.accentSoft };

export const AccentGhost: Story = { args: states.accentGhost };

export const DangerSoft: Story = { args: states.dangerSoft };

export const DangerGhost: Story = { args: states.dangerGhost };

export const Small: Story = { args: states.small };

export const Large: Story = { args: states.large };

export const WithIcons: Story = { args: states.withIcons };

export const Wide: Story = { args: states.wide };

export const Disabled: Story = { args: states.disabled };

export const DisabledGhost: Story = { args: states.disabledGhost };

/** Every look there is, as it is while it cannot be pressed. */
export const DisabledInEveryLook: Story = {
  render: ({ children }) => (
    <Toolbar label="Looks">
      {tones.flatMap((tone) =>
        variants.map((variant) => (
          <Button key={`${tone} ${variant}`} tone={tone} variant={variant} isDisabled>
            {children}
          </Button>
        )),
      )}
    </Toolbar>
  ),
};

/** A surface re-assigns the roles: every look that takes them is read on it as it is on the page. */
const on = (surface: Surface): Story => ({
  render: ({ children }) => (
    <div data-surface={surface} style={{ background: vars.color.bg, padding: vars.space[4] }}>
      <Toolbar label="Looks">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {children}
          </Button>
        ))}
        <Button tone="accent">{children}</Button>
      </Toolbar>
    </div>
  ),
});

export const OnInverse: Story = on('inverse');

export const OnBrand: Story = on('brand');

export const OnDanger: Story = on('danger');

export const OnWarning: Story = on('warning');

export const OnNavigation: Story = on('nav');

export const OnTopBar: Story = on('topbar');

export const Pending: Story = { args: states.pending };

export const LongText: Story = { args: states.longText };

export const PressedByPointerAndKeys: Story = {
  args: states.primary,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Publish' });
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

export const PendingTakesNoSecondPress: Story = {
  args: states.pending,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const DisabledTakesNoPress: Story = {
  args: states.disabled,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
    canvas.getByRole('button').click();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** Whatever stands in its words, nothing leaves a narrow box. */
export const Bad: Story = {
  args: states.bad,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '12rem' }}>
        <Story />
      </div>
    ),
  ],
  play: ({ canvasElement }) => keepsLayout(canvasElement.firstElementChild ?? canvasElement),
};
