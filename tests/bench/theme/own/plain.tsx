import './plain.css';
import { useId } from 'react';
import { columns, toneOf } from '../scene/data.ts';
import { type Library, mount } from '../scene/mount.tsx';

/** What a page costs that has no library at all: elements, one stylesheet, custom properties. */
const root = document.documentElement;
globalThis.benchSwitches = {
  mode: (mode) => {
    root.dataset['mode'] = mode;
  },
  theme: (theme) => {
    root.dataset['theme'] = theme;
  },
};

const Button: Library['Button'] = ({ label, weight }) => (
  <button type="button" className={weight}>
    {label}
  </button>
);
const Badge: Library['Badge'] = ({ status }) => <span className={`badge ${toneOf[status]}`}>{status}</span>;

mount({
  Provider: ({ children }) => children,
  Section: ({ title, children }) => (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  ),
  Field: function Field({ label, value }) {
    const id = useId();
    return (
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <input id={id} defaultValue={value} />
      </div>
    );
  },
  Checkbox: ({ label, isChecked }) => (
    <label className="check">
      <input type="checkbox" defaultChecked={isChecked} />
      <span>{label}</span>
    </label>
  ),
  Button,
  Badge,
  Table: ({ rows }) => (
    <table>
      <thead>
        <tr>
          {columns.map(([id, header]) => (
            <th key={id}>{header}</th>
          ))}
          <th>Status</th>
          <th>Action</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.code}>
            {columns.map(([id]) => (
              <td key={id}>{row[id]}</td>
            ))}
            <td>
              <Badge status={row.status} />
            </td>
            <td>
              <Button label="Edit" weight="plain" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
});
