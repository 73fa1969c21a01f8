import './plain.css';
import { useId, useState } from 'react';
import type { Library } from '../library.ts';

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
const Badge: Library['Badge'] = ({ text, tone }) => <span className={`badge ${tone}`}>{text}</span>;

export const library: Library = {
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
  Table: ({ columns, rows }) => (
    <table>
      <thead>
        <tr>
          {columns.map(({ id, header }) => (
            <th key={id}>{header}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map(({ id, cell }) => (
              <td key={id}>{cell(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ),
  Select: function Select({ label, options, chosen }) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <div className="field">
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {label}: {options.find(({ id }) => id === chosen)?.label}
        </button>
        {isOpen && (
          // The browser's own list is none of the page's, and its popup not measured: this is one of elements.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          <div role="listbox" aria-label={label} tabIndex={-1} className="options">
            {options.map(({ id, label: text }) => (
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              <div role="option" aria-selected={id === chosen} tabIndex={-1} key={id}>
                {text}
              </div>
            ))}
          </div>
        )}
      </div>
    );
  },
};
