export { accountRoutes as routes } from './routes.ts';
