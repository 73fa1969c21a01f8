export const serverProgram: string;
export function buildServer(): Promise<string | undefined>;
