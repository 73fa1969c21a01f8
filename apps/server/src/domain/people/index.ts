export { peopleRoutes as routes } from './routes.ts';
