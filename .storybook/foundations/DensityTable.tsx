import { catalogue, dense, pixelsOf } from './catalogue.ts';
import * as css from './densityTable.css.ts';
import * as page from './page.css.ts';

export interface DensityTableProps {
  /** `size` or `font.size`. */
  readonly group: string;
  readonly label: string;
}

/** What each density makes of the tokens of a group, in pixels. */
export function DensityTable({ group, label }: DensityTableProps) {
  const densities = Object.keys(catalogue.densities);
  return (
    <div className={css.place}>
      <table className={css.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={css.first}>
              Token
            </th>
            {densities.map((density) => (
              <th key={density} scope="col" className={css.head}>
                {density}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dense(group).map((name) => (
            <tr key={name}>
              <th scope="row" className={css.first}>
                <span className={page.code}>
                  {group}.{name}
                </span>
              </th>
              {densities.map((density) => (
                <td key={density} className={css.cell}>
                  {pixelsOf(density, `${group}.${name}`)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
