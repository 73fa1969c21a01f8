/** Parts of an SVG path. */

export const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

export const box = (x: number, y: number, width: number, height: number, corner: number): string => {
  const arc = (dx: number, dy: number) => `a${corner} ${corner} 0 0 1 ${dx} ${dy}`;
  return [
    `M${x + corner} ${y}h${width - 2 * corner}${arc(corner, corner)}`,
    `v${height - 2 * corner}${arc(-corner, corner)}`,
    `h${2 * corner - width}${arc(-corner, -corner)}`,
    `v${2 * corner - height}${arc(corner, -corner)}z`,
  ].join('');
};
