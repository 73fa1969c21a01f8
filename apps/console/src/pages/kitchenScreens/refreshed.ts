/** What has to be asked again when screens were told something. */
export const refreshed = ['screen.wall', 'screen.ofMonitor'];
