export { ticketRoutes as routes } from './routes.ts';
