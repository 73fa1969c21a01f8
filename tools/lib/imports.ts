const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const statement = /^\s*(?:import|export)\s+(?<what>[^;'"]*?)(?:\bfrom\s*)?['"](?<from>[^'"]+)['"]/gm;
const later =
  /(?<before>typeof\s+|:\s*)?\bimport\(\s*['"](?<from>[^'"]+)['"]\s*\)(?<after>\.\w+\s*[;,)&|>])?/g;

/** Whether a statement brings types alone: `type …`, or braces with nothing but types in them. */
const bringsTypes = (what: string): boolean => {
  if (/^type\s/.test(what)) return true;
  const inside = /^\{(?<names>[^}]*)\}\s*$/.exec(what)?.groups?.['names'];
  const names =
    inside
      ?.split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '') ?? [];
  return names.length > 0 && names.every((name) => name.startsWith('type '));
};

/** What a file imports to run, at once or later, as it is written there. */
export function importsIn(source: string): string[] {
  const code = source.replaceAll(comments, '');
  const atOnce = [...code.matchAll(statement)].flatMap(({ groups = {} }) =>
    bringsTypes(groups['what']?.trim() ?? '') ? [] : [groups['from'] ?? ''],
  );
  const onDemand = [...code.matchAll(later)].flatMap(({ groups = {} }) =>
    groups['before'] === undefined ? [groups['from'] ?? ''] : [],
  );
  return [...atOnce, ...onDemand];
}

/** Groups of files that each reach all others of the group, by Tarjan's algorithm; each in the order of its names. */
export function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const visit = (file: string): number => {
    const at = order.size;
    order.set(file, at);
    lowest.set(file, at);
    path.push(file);
    for (const next of graph.get(file) ?? []) {
      const reach = order.has(next) ? (path.includes(next) ? (order.get(next) ?? at) : at) : visit(next);
      lowest.set(file, Math.min(lowest.get(file) ?? at, reach));
    }
    const low = lowest.get(file) ?? at;
    if (low === at) {
      const group = path.splice(path.indexOf(file));
      if (group.length > 1 || graph.get(file)?.includes(file)) found.push(group.toSorted());
    }
    return low;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return found;
}
