import { kinds } from './histories/kinds.ts';
import { play } from './histories/play.ts';
const k = kinds.find((k) => k.name === 'kitchen');
for (const [n, f] of Object.entries(k?.planted ?? {})) {
  if (process.env.F && !n.includes(process.env.F)) continue;
  const t = performance.now();
  try {
    const p = await play(await f(), 1, Number(process.env.N ?? 80));
    console.log(n, '|', p.histories, p.failed?.faults[0] ?? 'MISSED', Math.round(performance.now() - t));
  } catch (e) {
    console.log(n, String(e).slice(0, 300));
  }
}
