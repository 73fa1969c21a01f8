import '../../libraries/layout.css';
import '../../libraries/rest.ts';
import { library } from 'bench:library';
import { type ComponentType, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { SceneName } from '../scenarios.ts';
import type { Shown } from '../stage.ts';
import { columns, indices, numbers, options, productsOf } from './data.ts';

const { Provider, Section, Button, Field, Checkbox, Select, Table, WholeTable, Period } = library;
type Scene = ComponentType<{ readonly version: number }>;

const tableScene =
  (Drawn: typeof Table): Scene =>
  ({ version }) => <Drawn columns={columns} rows={productsOf(version)} />;
const scenes: Readonly<{ [name in SceneName]?: Scene }> = {
  buttons: ({ version }) => (
    <div className="actions">
      {indices(numbers.buttons).map((index) => (
        <Button key={index} label={`Button ${String(index)} · ${String(version)}`} weight="plain" />
      ))}
    </div>
  ),
  table: tableScene(Table),
  ...(WholeTable && { wholeTable: tableScene(WholeTable) }),
  form: () => (
    <Section title="Form">
      {indices(numbers.formRows).map((index) => (
        <div className="row" key={index}>
          <Button label={`Save ${String(index)}`} weight="plain" />
          <Field label={`Name ${String(index)}`} value={`Value ${String(index)}`} />
          <Checkbox label={`Sells ${String(index)}`} isChecked={index % 2 === 0} />
        </div>
      ))}
    </Section>
  ),
  select: () => (
    <>
      <Select label="Product" options={options} chosen="o0" />
      <p>Choose one of 1,000</p>
    </>
  ),
  ...(Period && {
    period: () => (
      <>
        <Period label="Period" />
        <p>Choose from a day to a day</p>
      </>
    ),
  }),
};

function Board() {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    globalThis.benchStage = {
      scenes: Object.keys(scenes),
      show: (next) => {
        setShown(next);
        return globalThis.benchRest();
      },
    };
  }, []);
  const Scene = shown && scenes[shown.scene];
  return <main className="page">{Scene ? <Scene version={shown.version} /> : <p>Nothing is shown.</p>}</main>;
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
createRoot(root).render(
  <Provider>
    <Board />
  </Provider>,
);
