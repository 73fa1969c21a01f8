export { sumWhatIsNot } from './carryOver.ts';
export { reportRoutes as routes } from './routes.ts';
