import type { ChaosManifest } from '../../manifest.ts';
import { compare } from './checks.ts';
import { mutants } from './mutants.ts';
import { limitFirst, protect } from './protect.ts';

export const protection: ChaosManifest = {
  begin: limitFirst,
  acts: { protection: { weight: 8, slow: true, run: protect } },
  compare,
  mutants,
};
