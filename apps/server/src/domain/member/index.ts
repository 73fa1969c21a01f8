export { memberRoutes as routes } from './routes.ts';
