/** Custom properties that the grid sets from its geometry: the only numbers that its styles do not know. */
export const property = {
  template: '--cmd-table-template',
  totalWidth: '--cmd-table-width',
  stickyStart: '--cmd-table-sticky-start',
  stickyEnd: '--cmd-table-sticky-end',
  offset: (index: number): `--${string}` => `--cmd-table-offset-${index}`,
} as const;
