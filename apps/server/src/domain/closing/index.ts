export { closingRoutes as routes } from './routes.ts';
