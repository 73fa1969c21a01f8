import { firedTask } from '@comanda/machines/kitchen/rules';
import { MemoryStore } from './memoryStore.ts';
import { storeTests } from './storeTests.ts';

storeTests(() => {
  const store = new MemoryStore(() => Date.now());
  let orders = 0;
  return Promise.resolve({
    run: (work) => store.run(work),
    fire: (lines) => {
      orders += 1;
      const order = `order${orders}`;
      const tasks = Array.from({ length: lines }, (_, index) => {
        const line = `${order}.${index}`;
        return { ...firedTask({ id: `${line}.grill`, line, section: 'grill' }, Date.now()), order };
      });
      store.add(tasks);
      return Promise.resolve(tasks);
    },
    monitor: 'monitor',
    told: () => Promise.resolve([...store.told]),
    acknowledged: () => Promise.resolve(store.acknowledgedBy('monitor')),
  });
});
