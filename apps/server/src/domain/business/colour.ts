/** What stands behind the initials of a business without a picture. */
const colours = ['#5f6b2d', '#1f6f8b', '#a2557a', '#c08a2e', '#2e7d5b'] as const;

export const colourOf = (id: string): string => colours[id.charCodeAt(0) % colours.length] ?? colours[0];
