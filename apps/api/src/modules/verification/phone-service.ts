import type { Verifying } from '../../contexts.ts';
import type { Brand } from '../brand/index.ts';

/** Which service verifies a registration's phone: SMS if the external one is not configured. */
export const phoneVerificationOf = (
  { phones }: Verifying,
  { settings }: Brand,
): 'sms' | 'firebase' => (phones ? settings.registration.phoneVerification : 'sms');
