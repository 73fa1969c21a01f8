export { invoiceRoutes as routes } from './routes.ts';
