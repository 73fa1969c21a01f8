/** `color.fgMuted` → `color-fg-muted`, `color.chart1` → `color-chart-1`, `space.10` → `space-10`. */
function kebab(path: string): string {
  return path
    .replaceAll('.', '-')
    .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
    .toLowerCase();
}

/** The custom property that carries a token. */
export function propertyOf(path: string): string {
  return `--cmd-${kebab(path)}`;
}

/** A reference to a token from a stylesheet. */
export function referenceTo(path: string): string {
  return `var(${propertyOf(path)})`;
}

/** Paths that become custom properties. Ramps stay in the compiler: a component sees roles only. */
const emitted = /^(?:color|ground|scope|space|radius|border|layer|font|motion|shadow|size)\./;

export function isEmitted(path: string): boolean {
  return emitted.test(path);
}
