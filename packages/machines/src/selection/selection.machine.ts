import { assign, emit, enqueueActions, setup } from 'xstate';
import { companySelection, isSameSelection, selectedCompany } from './selection.ts';
import type { Selection } from './selection.ts';
import type { SelectionCommand, SelectionContext, SelectionEvent } from './selection.types.ts';

/** A company outside the list is never chosen; groups and stores are the server's to judge. */
function isAmong(companies: readonly string[], selection: Selection): boolean {
  const isCompanies = selection.eType === 'company';
  return selection.ids.length > 0 && (!isCompanies || selection.ids.every((id) => companies.includes(id)));
}

/**
 * What is chosen when these are the companies (docs/product.md §3.3.2): the remembered one; nothing when it is gone,
 * so that nobody works unawares in another company; the only one when nothing is remembered.
 */
function resolve(companies: readonly string[], remembered: Selection | undefined): Selection | undefined {
  if (companies.length === 0) return undefined;
  if (remembered !== undefined) return isAmong(companies, remembered) ? remembered : undefined;
  const [only, ...others] = companies;
  return only !== undefined && others.length === 0 ? companySelection(only) : undefined;
}

/** The company whose data is loaded; a remembered one does not count before the list confirms it. */
function companyInEffect({ companies, selection }: SelectionContext): string | undefined {
  return companies.length === 0 ? undefined : selectedCompany(selection);
}

/** Which company is worked in. Rules: SPEC.md. */
export const selectionMachine = setup({
  types: {} as { context: SelectionContext; events: SelectionEvent; emitted: SelectionCommand },
  guards: {
    isEmpty: (_, companies: readonly string[]) => companies.length === 0,
    resolves: ({ context }, companies: readonly string[]) =>
      resolve(companies, context.selection) !== undefined,
    isNewAndAllowed: ({ context }, selection: Selection) =>
      isAmong(context.companies, selection) && !isSameSelection(context.selection, selection),
  },
  actions: {
    remember: assign((_, selection: Selection | undefined) => ({ selection })),
    noteCompanies: enqueueActions(({ context, enqueue }, companies: readonly string[]) => {
      const selection = resolve(companies, context.selection);
      enqueue.assign({ companies, selection });
      if (!isSameSelection(selection, context.selection)) {
        if (context.selection !== undefined) enqueue.emit({ type: 'FORGET' });
        if (selection !== undefined) enqueue.emit({ type: 'PERSIST', selection });
      }
      const company = selectedCompany(selection);
      if (company !== undefined && company !== companyInEffect(context)) {
        enqueue.emit({ type: 'LOAD_COMPANY_DATA', company });
      }
    }),
    choose: enqueueActions(({ context, enqueue }, selection: Selection) => {
      enqueue.assign({ selection });
      enqueue.emit({ type: 'PERSIST', selection });
      const company = selectedCompany(selection);
      if (company !== undefined && company !== companyInEffect(context)) {
        enqueue.emit({ type: 'LOAD_COMPANY_DATA', company });
      }
    }),
    forget: enqueueActions(({ context, enqueue }) => {
      if (context.selection !== undefined) enqueue.emit({ type: 'FORGET' });
      enqueue.assign({ companies: [], selection: undefined });
    }),
    clear: enqueueActions(({ enqueue }) => {
      enqueue.assign({ selection: undefined });
      enqueue.emit({ type: 'FORGET' });
    }),
    informOfNone: emit({ type: 'INFORM', message: 'not_companies' }),
    goToCompanyList: emit({ type: 'GO_TO_COMPANY_LIST' }),
    end: assign({ companies: [], selection: undefined }),
  },
}).createMachine({
  id: 'selection',
  context: { companies: [], selection: undefined },
  on: {
    'COMPANIES.LOADED': [
      {
        guard: { type: 'isEmpty', params: ({ event }) => event.companies },
        target: '.noCompany',
        actions: [
          { type: 'noteCompanies', params: ({ event }) => event.companies },
          'informOfNone',
          'goToCompanyList',
        ],
      },
      {
        guard: { type: 'resolves', params: ({ event }) => event.companies },
        target: '.selected',
        actions: { type: 'noteCompanies', params: ({ event }) => event.companies },
      },
      { target: '.open', actions: { type: 'noteCompanies', params: ({ event }) => event.companies } },
    ],
    'COMPANIES.FAILED': { target: '.unknown', actions: ['forget', 'goToCompanyList'] },
    ENDED: { target: '.idle', actions: 'end' },
  },
  initial: 'idle',
  states: {
    idle: {
      on: {
        STARTED: {
          target: 'loading',
          actions: { type: 'remember', params: ({ event }) => event.remembered },
        },
        'COMPANIES.LOADED': {},
        'COMPANIES.FAILED': {},
        ENDED: {},
      },
    },
    loading: {},
    unknown: { on: { 'COMPANIES.FAILED': {} } },
    noCompany: {
      on: {
        'COMPANIES.LOADED': [
          { guard: { type: 'isEmpty', params: ({ event }) => event.companies } },
          {
            guard: { type: 'resolves', params: ({ event }) => event.companies },
            target: 'selected',
            actions: { type: 'noteCompanies', params: ({ event }) => event.companies },
          },
          { target: 'open', actions: { type: 'noteCompanies', params: ({ event }) => event.companies } },
        ],
      },
    },
    open: {
      on: {
        CHOSEN: {
          guard: { type: 'isNewAndAllowed', params: ({ event }) => event.selection },
          target: 'selected',
          actions: { type: 'choose', params: ({ event }) => event.selection },
        },
      },
    },
    selected: {
      on: {
        CHOSEN: {
          guard: { type: 'isNewAndAllowed', params: ({ event }) => event.selection },
          actions: { type: 'choose', params: ({ event }) => event.selection },
        },
        CLEARED: { target: 'open', actions: 'clear' },
      },
    },
  },
});
