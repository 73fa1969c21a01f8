export { answerQuery } from './query.ts';
export { storesOf } from './stores.ts';
export { sumWhatIsNot } from './carryOver.ts';
export { reportRoutes as routes } from './routes.ts';
