export { fiscalRoutes as routes } from './routes.ts';
export { startDocuments } from './runner.ts';
