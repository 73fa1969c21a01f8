import type { ComponentDoc, PropDoc } from 'virtual:component-props';
import * as css from './docs.css.ts';
import { Words } from './Words.tsx';

/** What only ties a component to what is around it: most readers never need it. */
const isTie = ({ name }: PropDoc): boolean =>
  /^(?:aria-|UNSAFE_|ref$|slot$|id$|form$|excludeFrom)/.test(name);

/** Every prop of a component as its types have it. */
export function PropsTable({ component: { name, props } }: { readonly component: ComponentDoc }) {
  if (props.length === 0) return <p className={css.note}>It takes nothing.</p>;
  const ties = props.filter(isTie);
  return (
    <>
      <Rows label={`Props of ${name}`} props={props.filter((prop) => !isTie(prop))} />
      {ties.length > 0 && (
        <details>
          <summary className={css.summary}>{ties.map((tie) => tie.name).join(', ')}</summary>
          <Rows label={`What ties ${name} to its surroundings`} props={ties} />
        </details>
      )}
    </>
  );
}

function Rows({ label, props }: { readonly label: string; readonly props: readonly PropDoc[] }) {
  return (
    <div className={css.scroll}>
      <table className={css.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Prop</th>
            <th scope="col">What it is</th>
            <th scope="col">Left out</th>
          </tr>
        </thead>
        <tbody>
          {props.map((prop) => (
            <Prop key={prop.name} prop={prop} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Prop({ prop }: { readonly prop: PropDoc }) {
  return (
    <tr>
      <th scope="row">
        <span className={css.name}>{prop.name}</span>
        {prop.isRequired && <span className={css.required}>required</span>}
      </th>
      <td>
        {prop.description !== '' && (
          <p className={css.words}>
            <Words>{prop.description}</Words>
          </p>
        )}
        <span className={css.type}>{prop.type}</span>
      </td>
      <td>{prop.byDefault === undefined ? null : <span className={css.code}>{prop.byDefault}</span>}</td>
    </tr>
  );
}
