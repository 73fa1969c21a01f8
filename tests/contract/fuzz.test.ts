import { callsInTwo, describeAnything, describeCalls } from './fuzzing.ts';

const [calls] = callsInTwo();
describeAnything();
describeCalls(calls);
