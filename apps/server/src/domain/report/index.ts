export { reportRoutes as routes } from './routes.ts';
