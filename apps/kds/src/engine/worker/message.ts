/** What a page tells a service worker that waits: nothing is under way here, take over. */
export const TAKE_OVER = 'takeOver';
