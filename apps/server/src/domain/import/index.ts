export { importRoutes as routes } from './routes.ts';
export { startImports } from './runner.ts';
