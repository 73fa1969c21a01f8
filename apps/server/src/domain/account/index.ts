export { offerBeginning } from './begin.ts';
export { accountRoutes as routes } from './routes.ts';
