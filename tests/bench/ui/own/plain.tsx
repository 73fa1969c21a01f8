import '../../libraries/own/plain.css';
import { show } from '../show.tsx';

show(
  <main>
    <button type="button" className="primary">
      Save
    </button>
    <label className="field">
      Name <input defaultValue="Lemon tart" />
    </label>
    <label className="check">
      <input type="checkbox" /> Sells
    </label>
    <fieldset>
      <legend>Group</legend>
      <label className="check">
        <input type="radio" name="group" /> Fish
      </label>
    </fieldset>
    <label className="check">
      <input type="checkbox" role="switch" aria-checked={false} /> Prints
    </label>
    <label className="field">
      Tax
      <select>
        <option>10 %</option>
        <option>21 %</option>
      </select>
    </label>
    <div role="tablist">
      <button type="button" role="tab" aria-selected>
        Prices
      </button>
    </div>
    <div role="tabpanel">4.50</div>
    <button type="button" popoverTarget="ask">
      Ask
    </button>
    <div popover="auto" id="ask">
      Delete it?
    </div>
    <button type="button" popoverTarget="more" title="More of it">
      More
    </button>
    <menu popover="auto" id="more">
      <li>
        <button type="button">Copy</button>
      </li>
    </menu>
    <table>
      <tbody>
        <tr>
          <td>P-1000</td>
        </tr>
      </tbody>
    </table>
    <progress value={40} max={100} aria-label="Publishing" />
  </main>,
);
