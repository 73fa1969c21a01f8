import { buildServer } from '../../tools/lib/server-build.mjs';

/** Before all tests that start the server: puts it together as it is now. */
export default async function setUp(): Promise<void> {
  const failure = await buildServer();
  if (failure !== undefined) throw new Error(failure);
}
