/** What the action means. `danger` only for what destroys; `accent` once a screen, for the next step. */
export type ButtonTone = 'neutral' | 'accent' | 'danger';

/** How loud it speaks: `solid` stands on its own, `soft` fills lightly, `ghost` is text until hovered. */
export type ButtonVariant = 'solid' | 'soft' | 'ghost';

export type ButtonSize = 'sm' | 'md' | 'lg';
