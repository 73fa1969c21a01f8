import { play } from './histories/play.ts';
import { tellKitchen } from './histories/kitchen/tell.ts';
import { memoryPlatform } from './histories/kitchen/memoryPlatform.ts';
const t=performance.now();
const p = await play((s,say)=>tellKitchen(memoryPlatform,s,say), Number(process.env.SEED??1), Number(process.env.N??100));
console.log(p.histories,p.operations, performance.now()-t);
if(p.failed){console.log(p.failed.seed, p.failed.faults.slice(0,10).join('\n')); console.log(p.failed.steps.slice(-Number(process.env.T??60)).join('\n'))}
