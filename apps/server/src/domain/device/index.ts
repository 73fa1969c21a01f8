export { deviceRoutes as routes } from './routes.ts';
