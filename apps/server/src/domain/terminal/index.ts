export { terminalRoutes as routes } from './routes.ts';
