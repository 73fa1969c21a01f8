/** Where a story stands alone, in a look; relative, so that the workbench can lie in any folder of a server. */
export function storyAddress(id: string, globals: object): string {
  // Judged where it is looked at by itself, not in every page that shows it.
  const given = Object.entries({ ...globals, 'a11y.manual': '!true' }).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${key}:${value}`] : [],
  );
  return `iframe.html?id=${id}&viewMode=story&globals=${given.join(';')}`;
}
