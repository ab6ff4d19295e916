/** The states of an agreement. */
export const agreementStates = ['offered', 'rejected', 'withdrawn', 'active', 'ended'] as const;
export type AgreementState = (typeof agreementStates)[number];

/** The transitions of each step of an agreement. */
export const agreementStepTable = {
  accept: { offered: 'active' },
  reject: { offered: 'rejected' },
  /** By the upline, before the downline answers. */
  withdraw: { offered: 'withdrawn' },
  /** The downline confirms the upline's request. */
  terminate: { active: 'ended' },
  /** A new agreement of the same kind takes effect. */
  replace: { active: 'ended' },
  /** The upline's agreement ends, or covers this one no longer. */
  follow: { active: 'ended' },
} as const satisfies Record<string, Partial<Record<AgreementState, AgreementState>>>;
export type AgreementStep = keyof typeof agreementStepTable;

/** The state after a step, or undefined where the step is not allowed. */
export const agreementAfter = (
  state: AgreementState,
  step: AgreementStep,
): AgreementState | undefined =>
  (agreementStepTable[step] as Partial<Record<AgreementState, AgreementState>>)[state];

export const agreementSteps = Object.keys(agreementStepTable) as AgreementStep[];

interface Course {
  state: AgreementState;
  /** Instants; null where the agreement has none. */
  startsAt: string | null;
  endsAt: string | null;
}

/** Whether an agreement was ended, but is in force until the end of its last period. */
export function isRunningOut({ state, startsAt, endsAt }: Course, now: number): boolean {
  if (state !== 'ended' || startsAt === null || endsAt === null) return false;
  const end = Date.parse(endsAt);
  return Date.parse(startsAt) < end && end > now;
}
