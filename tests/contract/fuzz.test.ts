import { begin, callsInTwo, describeAnything, describeCalls } from './fuzzing.ts';

await begin();
const [calls] = callsInTwo();
describeAnything();
describeCalls(calls);
