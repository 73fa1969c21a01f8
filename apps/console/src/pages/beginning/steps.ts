import type { Beginning } from '@comanda/api/calls';

/** What a company does before its first ticket, in this order (docs/product.md §22.8). */
export const stepIds = ['basics', 'store', 'menu', 'employees', 'till'] as const;
export type StepId = (typeof stepIds)[number];

/** Whether a step has nothing left to do. */
export const isStepDone: Readonly<Record<StepId, (standing: Beginning) => boolean>> = {
  basics: ({ taxes, paymentMethods, regions }) => taxes > 0 && paymentMethods > 0 && regions > 0,
  store: ({ stores }) => stores > 0,
  menu: ({ products }) => products > 0,
  employees: ({ employees }) => employees > 0,
  till: ({ terminals, commits }) => terminals > 0 && commits > 0,
};

/** The step to go on with: the first that is neither done nor skipped. */
export const nextStep = (standing: Beginning, skipped: readonly StepId[]): StepId | undefined =>
  stepIds.find((id) => !isStepDone[id](standing) && !skipped.includes(id));
