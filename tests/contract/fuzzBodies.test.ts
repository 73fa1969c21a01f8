import { begin, callsInTwo, describeBodies, describeCalls } from './fuzzing.ts';

await begin();
const [, calls] = callsInTwo();
describeBodies();
describeCalls(calls);
