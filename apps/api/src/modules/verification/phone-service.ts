import type { Site } from '../../site.ts';
import type { Brand } from '../brand/index.ts';

/**
 * Who sends the code of a registration. A brand that wants the external service has to do without
 * where none is configured.
 */
export const phoneVerificationOf = (
  { phones }: Pick<Site, 'phones'>,
  { settings }: Brand,
): 'sms' | 'firebase' => (phones ? settings.registration.phoneVerification : 'sms');
