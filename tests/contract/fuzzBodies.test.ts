import { callsInTwo, describeBodies, describeCalls } from './fuzzing.ts';

const [, calls] = callsInTwo();
describeBodies();
describeCalls(calls);
