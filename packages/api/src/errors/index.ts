export * from './catalogue.ts';
export * from './errors.ts';
export * from './providerProblems.ts';
export * from './sessionEnds.ts';
