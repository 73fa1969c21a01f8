import * as fc from 'fast-check';
import { createActor, initialTransition, transition } from 'xstate';
import type { Actor } from 'xstate';
import { getSimplePaths } from 'xstate/graph';
import { describe, expect, test } from 'vitest';
import { explore, observedTable, writtenTable } from '../testing/explore.ts';
import { checkHistories } from '../testing/histories.ts';
import { PATIENCE_MS } from '../testing/patience.ts';
import { selectionMachine } from './selection.machine.ts';
import { selectionTable } from './selection.table.ts';
import { companySelection } from './selection.ts';
import type { Selection } from './selection.ts';
import type { SelectionCommand, SelectionContext, SelectionEvent } from './selection.types.ts';

const stores: Selection = { ids: ['s1', 's2'], eType: 'store', tab: 'favourites' };
const both: Selection = { ids: ['a', 'b'], eType: 'company', tab: 'company', userId: 'u1' };
const selections: readonly Selection[] = [
  companySelection('a'),
  companySelection('b'),
  companySelection('gone'),
  both,
  stores,
  { ids: [], eType: 'store', tab: 'store' },
];
const lists: readonly (readonly string[])[] = [[], ['a'], ['b'], ['a', 'b'], ['b', 'c']];

const events: readonly SelectionEvent[] = [
  { type: 'STARTED', remembered: undefined },
  ...selections.map((remembered) => ({ type: 'STARTED', remembered }) as const),
  ...lists.map((companies) => ({ type: 'COMPANIES.LOADED', companies }) as const),
  ...selections.map((selection) => ({ type: 'CHOSEN', selection }) as const),
  { type: 'CLEARED' },
  { type: 'COMPANIES.FAILED' },
  { type: 'ENDED' },
];

const [start] = initialTransition(selectionMachine);
const edges = explore({
  start,
  next: (snapshot, event: SelectionEvent) => transition(selectionMachine, snapshot, event),
  events: () => events,
  key: ({ value, context }) => JSON.stringify([value, context]),
});

function run(...sent: readonly SelectionEvent[]): {
  state: string;
  context: SelectionContext;
  commands: readonly SelectionCommand[];
} {
  const actor = createActor(selectionMachine);
  let commands: SelectionCommand[] = [];
  actor.on('*', (command) => commands.push(command));
  actor.start();
  for (const event of sent) {
    commands = [];
    actor.send(event);
  }
  const { value, context } = actor.getSnapshot();
  return { state: value, context, commands };
}

const started = (remembered?: Selection): SelectionEvent => ({ type: 'STARTED', remembered });
const loaded = (...companies: readonly string[]): SelectionEvent => ({ type: 'COMPANIES.LOADED', companies });
const chosen = (selection: Selection): SelectionEvent => ({ type: 'CHOSEN', selection });

describe('selection table', () => {
  test('says for every state and event what the machine does, and no more', () => {
    expect(observedTable(edges)).toEqual(writtenTable(selectionTable));
  });
});

describe('selection paths', () => {
  test(
    'every simple path ends where the graph says and visits every state',
    () => {
      const paths = getSimplePaths(selectionMachine, {
        events: [
          started(),
          started(companySelection('a')),
          loaded(),
          loaded('a'),
          loaded('a', 'b'),
          chosen(companySelection('b')),
          chosen(stores),
          { type: 'CLEARED' },
          { type: 'COMPANIES.FAILED' },
          { type: 'ENDED' },
        ],
        filterEvents: (snapshot, event) => snapshot.can(event),
        serializeState: ({ value, context }) => JSON.stringify([value, context]),
      });
      const visited = new Set<string>();
      for (const { state, steps } of paths) {
        const actor = createActor(selectionMachine).start();
        for (const { event } of steps) actor.send(event);
        expect(actor.getSnapshot().value).toBe(state.value);
        visited.add(state.value);
      }
      expect([...visited].toSorted()).toEqual(Object.keys(selectionTable).toSorted());

      expect(paths.length).toBeGreaterThan(50);
    },
    PATIENCE_MS,
  );
});

describe('selection invariants, on every edge', () => {
  test('1: something is chosen exactly in selected', () => {
    for (const { to } of edges) {
      if (!to.matches('loading')) expect(to.context.selection !== undefined).toBe(to.matches('selected'));
    }
  });
  test('2: a chosen company is in the list', () => {
    for (const { to } of edges) {
      const { companies, selection } = to.context;
      if (to.matches('selected') && selection?.eType === 'company') {
        for (const id of selection.ids) expect(companies).toContain(id);
      }
    }
  });
  test('3: there are companies exactly in open and selected', () => {
    for (const { to } of edges) {
      expect(to.context.companies.length > 0).toBe(to.matches('open') || to.matches('selected'));
    }
  });
});

describe('selection', () => {
  test('takes up what was remembered', () => {
    const { state, commands } = run(started(companySelection('b')), loaded('a', 'b'));
    expect(state).toBe('selected');
    expect(commands).toEqual([{ type: 'LOAD_COMPANY_DATA', company: 'b' }]);
  });

  test('clears a remembered company that is not in the list', () => {
    const { state, commands } = run(started(companySelection('gone')), loaded('a', 'b'));
    expect([state, commands]).toEqual(['open', [{ type: 'FORGET' }]]);
  });

  test('clears remembered companies of which one is not in the list', () => {
    expect(run(started(both), loaded('b', 'c')).commands).toEqual([{ type: 'FORGET' }]);
  });

  test('selects the only company when none is remembered', () => {
    const { state, commands } = run(started(), loaded('a'));
    expect(state).toBe('selected');
    expect(commands).toEqual([
      { type: 'PERSIST', selection: { ids: ['a'], eType: 'company', tab: 'company' } },
      { type: 'LOAD_COMPANY_DATA', company: 'a' },
    ]);
    expect(run(started(), loaded('a', 'b')).state).toBe('open');
  });

  test('does not put anybody into the only company in the place of a remembered one', () => {
    const gone = run(started(companySelection('gone')), loaded('a'));
    expect([gone.state, gone.commands]).toEqual(['open', [{ type: 'FORGET' }]]);
    expect(run(started(companySelection('gone')), loaded('a'), loaded('a')).state).toBe('selected');
  });

  test('says that there are no companies, once, and goes to their list', () => {
    const inform = [{ type: 'INFORM', message: 'not_companies' }, { type: 'GO_TO_COMPANY_LIST' }];
    expect(run(started(), loaded()).commands).toEqual(inform);
    expect(run(started(), loaded(), loaded()).commands).toEqual([]);
    expect(run(started(companySelection('a')), loaded()).commands).toEqual([{ type: 'FORGET' }, ...inform]);
    expect(run(started(stores), loaded()).commands).toEqual([{ type: 'FORGET' }, ...inform]);
    expect(run(started(), loaded('a'), loaded()).commands).toEqual([{ type: 'FORGET' }, ...inform]);
  });

  test('persists a choice and loads its data', () => {
    expect(run(started(), loaded('a', 'b'), chosen(companySelection('b'))).commands).toEqual([
      { type: 'PERSIST', selection: companySelection('b') },
      { type: 'LOAD_COMPANY_DATA', company: 'b' },
    ]);
    expect(run(started(), loaded('a', 'b'), chosen(stores)).commands).toEqual([
      { type: 'PERSIST', selection: stores },
    ]);
  });

  test('does not load again what is in effect', () => {
    const again = chosen({ ...companySelection('a'), tab: 'favourites' });
    expect(run(started(), loaded('a'), again).commands).toEqual([
      { type: 'PERSIST', selection: { ids: ['a'], eType: 'company', tab: 'favourites' } },
    ]);
    expect(run(started(), loaded('a'), chosen(companySelection('a'))).commands).toEqual([]);
    expect(run(started(), loaded('a'), loaded('a', 'b')).commands).toEqual([]);
  });

  test('forgets what is cleared', () => {
    const { state, commands } = run(started(), loaded('a'), { type: 'CLEARED' });
    expect([state, commands]).toEqual(['open', [{ type: 'FORGET' }]]);
  });

  test('clears the selection when the list does not load, and recovers', () => {
    const failed: SelectionEvent = { type: 'COMPANIES.FAILED' };
    for (const history of [
      [started(companySelection('a')), failed],
      [started(companySelection('a')), loaded('a', 'b'), failed],
    ]) {
      const { state, context, commands } = run(...history);
      expect([state, context]).toEqual(['unknown', { companies: [], selection: undefined }]);
      expect(commands).toEqual([{ type: 'FORGET' }, { type: 'GO_TO_COMPANY_LIST' }]);
    }
    expect(run(started(), failed).commands).toEqual([{ type: 'GO_TO_COMPANY_LIST' }]);
    expect(run(started(), failed, loaded('a')).state).toBe('selected');
  });

  test('ends with nothing and no command: the reset of the session removes what is stored', () => {
    const { context, commands } = run(started(), loaded('a'), { type: 'ENDED' });
    expect([context, commands]).toEqual([{ companies: [], selection: undefined }, []]);
  });
});

/** Storage and screen as a bystander sees them, from the commands alone. */
interface Bystander {
  stored: Selection | undefined;
  list: readonly string[] | 'failed' | undefined;
  isIn: boolean;
}

test(
  'any history: storage holds what is chosen, and data is loaded for every new company',
  () => {
    let loads = 0;
    checkHistories<
      SelectionEvent,
      Bystander,
      { actor: Actor<typeof selectionMachine>; commands: SelectionCommand[] }
    >({
      event: fc.constantFrom(...events),
      runs: 800,
      longest: 30,
      setup: () => {
        const actor = createActor(selectionMachine);
        const commands: SelectionCommand[] = [];
        actor.on('*', (command) => commands.push(command));
        actor.start();
        return { model: { stored: undefined, list: undefined, isIn: false }, real: { actor, commands } };
      },
      step: (model, real, event) => {
        const before = real.actor.getSnapshot();
        const companyBefore = before.matches('selected')
          ? JSON.stringify(before.context.selection?.ids)
          : undefined;
        const storedBefore = model.stored;
        real.commands.length = 0;
        if (event.type === 'STARTED' && !model.isIn) {
          model.isIn = true;
          model.stored = event.remembered;
        }
        if (event.type === 'COMPANIES.LOADED' && model.isIn) model.list = event.companies;
        if (event.type === 'COMPANIES.FAILED' && model.isIn) model.list = 'failed';
        if (event.type === 'ENDED') Object.assign(model, { isIn: false, stored: undefined, list: undefined });
        real.actor.send(event);
        for (const command of real.commands) {
          if (command.type === 'PERSIST') model.stored = command.selection;
          if (command.type === 'FORGET') model.stored = undefined;
        }
        const { value, context } = real.actor.getSnapshot();
        expect(context.selection).toEqual(model.stored);
        if (model.list === undefined) expect(value).toBe(model.isIn ? 'loading' : 'idle');
        if (model.list === 'failed') expect(value).toBe('unknown');
        else if (model.list?.length === 0) expect(value).toBe('noCompany');
        else if (
          event.type === 'COMPANIES.LOADED' &&
          model.list?.length === 1 &&
          storedBefore === undefined
        ) {
          expect(value).toBe('selected');
        }
        const chosenIds = context.selection?.eType === 'company' ? context.selection.ids : [];
        const isNew =
          value === 'selected' && chosenIds.length === 1 && JSON.stringify(chosenIds) !== companyBefore;
        const loadsNow = real.commands.filter(({ type }) => type === 'LOAD_COMPANY_DATA');
        expect(loadsNow).toEqual(isNew ? [{ type: 'LOAD_COMPANY_DATA', company: chosenIds[0] }] : []);
        loads += loadsNow.length;
      },
    });
    expect(loads).toBeGreaterThan(300);
  },
  PATIENCE_MS,
);
