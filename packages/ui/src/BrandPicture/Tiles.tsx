import * as css from './BrandPicture.css.ts';

type Tone = css.Tone;
/** A shape in a square of 300: filled, or a line so wide. */
type Shape = readonly [tone: Tone, path: string, line?: number];
type Motif = (front: Tone, back: Tone) => readonly Shape[];

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`;
const around = (count: number, path: (turn: (x: number, y: number) => string) => string): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    return path((x, y) => `${(150 + x * cos - y * sin).toFixed(1)} ${(150 + x * sin + y * cos).toFixed(1)}`);
  }).join('');

const quarter: Motif = (front, back) => [
  [front, 'M0 0H300A300 300 0 0 1 0 300Z'],
  [back, 'M0 0H150A150 150 0 0 1 0 150Z'],
];
const plate: Motif = (front, back) => [
  [front, circle(150, 150, 110)],
  [back, circle(150, 150, 78), 5],
  [back, circle(150, 150, 44)],
];
const citrus: Motif = (front, back) => [
  [front, circle(150, 150, 110)],
  [back, around(9, (turn) => `M${turn(0, -22)}L${turn(30, -82)}A88 88 0 0 0 ${turn(-30, -82)}Z`)],
];
const sun: Motif = (front) => [
  [front, circle(150, 150, 60)],
  [front, around(12, (turn) => `M${turn(0, -82)}L${turn(0, -112)}`), 15],
];
const waves: Motif = (front) => [
  [
    front,
    [78, 140, 202, 264]
      .map((y) => `M0 ${y}c37.5 0 37.5-34 75-34s37.5 34 75 34 37.5-34 75-34 37.5 34 75 34`)
      .join(''),
    15,
  ],
];
const leaf: Motif = (front, back) => [
  [front, 'M40 260C40 130 130 40 260 40C260 170 170 260 40 260Z'],
  [back, 'M62 238L214 86M120 180V110M120 180H190M166 134V88M166 134H212', 7],
];
const fish: Motif = (front, back) => [
  [front, 'M40 150C80 70 170 70 212 150C170 230 80 230 40 150ZM198 150L266 94V206Z'],
  [back, circle(88, 138, 11)],
  [back, 'M124 104a64 64 0 0 1 0 92M152 110a60 60 0 0 1 0 80', 6],
];
const cup: Motif = (front, back) => [
  [front, circle(138, 150, 100)],
  [back, circle(138, 150, 74)],
  [front, 'M244 150H270', 34],
];

/** Row by row: what lies on which ground, turned by so many degrees. */
const tiles: readonly (readonly [motif: Motif, ground: Tone, front: Tone, back: Tone, turned?: number])[] = [
  [quarter, 'deep', 'strong', 'pale'],
  [citrus, 'strong', 'bright', 'strong'],
  [waves, 'deep', 'pale', 'deep'],
  [fish, 'pale', 'deep', 'pale'],
  [plate, 'deep', 'pale', 'strong'],
  [quarter, 'strong', 'bright', 'deep', 90],
  [sun, 'strong', 'pale', 'deep'],
  [leaf, 'deep', 'bright', 'deep'],
  [cup, 'strong', 'pale', 'deep'],
  [quarter, 'pale', 'deep', 'bright', 180],
  [waves, 'bright', 'deep', 'deep'],
  [plate, 'strong', 'deep', 'bright'],
  [citrus, 'deep', 'pale', 'strong'],
  [quarter, 'deep', 'strong', 'bright', 270],
  [leaf, 'pale', 'strong', 'pale', 90],
];
const columns = 3;

/** Tiles of a kitchen's wall, in the colours of the theme. */
export function Tiles() {
  return (
    <svg className={css.whole} viewBox="0 0 900 1500" preserveAspectRatio="xMidYMid slice">
      {tiles.map(([motif, ground, front, back, turned = 0], index) => {
        const [x, y] = [(index % columns) * 300, Math.floor(index / columns) * 300];
        return (
          <svg key={`${x} ${y}`} x={x} y={y} width={300} height={300}>
            <path className={css.shape({ fill: ground })} d="M0 0H300V300H0Z" />
            <g transform={`rotate(${turned} 150 150)`}>
              {motif(front, back).map(([tone, d, line]) => (
                <path
                  key={d}
                  d={d}
                  className={css.shape(line === undefined ? { fill: tone } : { line: tone })}
                  strokeWidth={line}
                />
              ))}
            </g>
          </svg>
        );
      })}
    </svg>
  );
}
