/** On the page of documentation what opens over a page has a window of its own, where it is open. */
export const inWindow = { docs: { story: { inline: false, height: '26rem' } } };
