import { Refusal } from '@lantern/contracts';
import { type FieldRule, registrationFields } from '@lantern/rules';
import type { PatternFault, PatternVetter } from '../../ports/patterns.ts';
import type { Site } from '../../site.ts';
import { type Brand, parseRegistration, saveRegistration } from '../brand/index.ts';

type Registration = Brand['settings']['registration'];

/** What the wire carries of a field; a rule that lets more through promises what cannot be kept. */
const longestText = 255;

/** What is wrong with one place of the rules. */
export interface RuleFault {
  /** Such as `fields.username.acceptedPattern`. */
  place: string;
  fault: PatternFault | 'bounds' | 'required_but_off';
}

/**
 * Saves a brand's rules of registration, which are in force at once here and within seconds on every other process.
 * @throws Refusal invalid_input, whose value names each place that is wrong and what is wrong there
 */
export async function saveRegistrationRules(site: Site, brand: Brand, rules: unknown): Promise<void> {
  const registration = readRules(rules);
  const faults = [...boundFaults(registration), ...(await patternFaults(registration, site.vetPattern))];
  if (faults.length > 0) throw new Refusal('invalid_input', { fields: faults.map(({ place }) => place), faults });
  await saveRegistration(site.db, brand.id, registration);
  await site.brands.reload();
}

function readRules(rules: unknown): Registration {
  const parsed = parseRegistration(rules);
  if (parsed.success) return parsed.data;
  throw new Refusal('invalid_input', { fields: [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))] });
}

function boundFaults({ fields }: Registration): RuleFault[] {
  return registrationFields.flatMap((field) => {
    const { minLength, maxLength, enabled, required }: FieldRule = fields[field];
    const wrongBounds = minLength > maxLength || maxLength < 1 || maxLength > longestText;
    return [
      ...(wrongBounds ? [{ place: `fields.${field}.maxLength`, fault: 'bounds' as const }] : []),
      ...(required && !enabled ? [{ place: `fields.${field}.required`, fault: 'required_but_off' as const }] : []),
    ];
  });
}

async function patternFaults({ fields }: Registration, vet: PatternVetter): Promise<RuleFault[]> {
  const faults: RuleFault[] = [];
  for (const field of registrationFields) {
    const fault = await vet(fields[field].acceptedPattern);
    if (fault) faults.push({ place: `fields.${field}.acceptedPattern`, fault });
  }
  return faults;
}

/** Stops the start where somebody has put an expression into the database that nobody has judged. */
export async function refuseBadPatterns(brands: readonly Brand[], vet: PatternVetter): Promise<void> {
  for (const { code, settings } of brands) {
    const [first] = await patternFaults(settings.registration, vet);
    if (first)
      throw new Error(`The settings of brand ${code} are wrong at registration.${first.place}: it is ${first.fault}.`);
  }
}
