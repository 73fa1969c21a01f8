const pressed = new Set<string>();

globalThis.__STORYBOOK_ADDONS_CHANNEL__.on('setCurrentStory', () => pressed.clear());

addEventListener(
  'keydown',
  ({ key, ctrlKey, metaKey, altKey, shiftKey, target }) => {
    if (/^(?:Control|Meta|Alt|Shift)$/.test(key)) return;
    const isTyped = key.length === 1 && !ctrlKey && !metaKey && !altKey;
    const isField = target instanceof Element && target.matches('input, textarea, [contenteditable]');
    // Words that are typed are no keys of a component.
    if (isTyped && (key !== ' ' || isField)) return;
    const modifiers = Object.entries({ Control: ctrlKey, Meta: metaKey, Alt: altKey, Shift: shiftKey });
    const held = modifiers.flatMap(([name, isHeld]) => (isHeld ? [name] : []));
    pressed.add([...held, key === ' ' ? 'Space' : key].join('+'));
  },
  true,
);

/** The keys that the story has been given since it came up. */
export const pressedKeys = (): readonly string[] => [...pressed];
