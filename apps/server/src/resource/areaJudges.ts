import { monitor } from '@comanda/api/areas/kitchen/monitor';
import { translate } from '@comanda/api/areas/system/translate';
import { circuitsIn } from '../domain/kitchen/circuits.ts';
import { wordingsIn } from '../domain/wording/judge.ts';
import type { AreaJudge } from './judging.ts';

/** The areas that ask the database for more than their definitions say, by their codes. */
export const areaJudges: ReadonlyMap<string, AreaJudge> = new Map([
  [monitor.code, circuitsIn],
  [translate.code, wordingsIn],
]);
