import type { Verifying } from '../../contexts.ts';
import type { Brand } from '../brand/index.ts';

/**
 * Who sends the code of a registration. A brand that wants the external service has to do without
 * where none is configured.
 */
export const phoneVerificationOf = (
  { phones }: Verifying,
  { settings }: Brand,
): 'sms' | 'firebase' => (phones ? settings.registration.phoneVerification : 'sms');
