export { hubRoutes as routes } from './routes.ts';
