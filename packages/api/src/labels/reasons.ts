import type { ImportReason } from '../transfer/plan.ts';
import { type FaultCode, faultCodes } from '../validation/faults.ts';
import { faultLabel, type Label } from './labels.ts';

/** Why a row of a file is not imported: a fault of a value, or a reason that only a file can give. */
export const reasonLabel = (code: FaultCode | ImportReason): Label =>
  faultCodes.some((fault) => fault === code) ? faultLabel(code) : { id: `import.${code}` };
