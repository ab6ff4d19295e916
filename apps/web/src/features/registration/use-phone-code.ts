import { registrationSms } from '@lantern/contracts';
import { useState } from 'react';
import { call } from '../../lib/api/api.ts';
import {
  type BotCheckState,
  loadMobileNumbers,
  useCodeSending,
} from '../../lib/bot-check/index.ts';
import {
  connectFirebase,
  openPhoneService,
  type PhoneService,
} from '../../lib/phone/phone-service.ts';
import { PhoneTrouble } from '../../lib/phone/phone-trouble.ts';
import { wantsCaptcha } from './refusal.ts';
import type { RegisterSettings } from './rules.ts';

/** The external service counts one minute for each code. */
const serviceMinutes = 1;

interface PhoneCodeOptions {
  settings: RegisterSettings;
  mobileNum: string;
  check: BotCheckState;
  /** The site wants a bot check with the next code. */
  demanded: boolean;
  onDemanded: (demanded: boolean) => void;
}

/**
 * The code that proves a phone: sent by this site, or by the external service where the brand uses
 * that.
 */
export function usePhoneCode({
  settings,
  mobileNum,
  check,
  demanded,
  onDemanded,
}: PhoneCodeOptions) {
  const { countryDialingCode, phoneVerification, firebase } = settings;
  const [service] = useState<PhoneService | undefined>(() =>
    phoneVerification === 'firebase' && firebase
      ? openPhoneService(() => connectFirebase(firebase))
      : undefined,
  );

  const sendBySite = async () => {
    try {
      const body = { countryDialingCode, mobileNo: mobileNum, ...(demanded && check.fields) };
      const sent = await call(registrationSms, { body });
      onDemanded(false);
      return sent;
    } catch (trouble) {
      if (wantsCaptcha(trouble)) onDemanded(true);
      throw trouble;
    } finally {
      if (demanded) check.renew();
    }
  };
  const sendByService = async (phone: PhoneService) => {
    const { internationalMobile } = await loadMobileNumbers();
    const to = internationalMobile(countryDialingCode, mobileNum);
    if (!to) throw new PhoneTrouble('invalid_number');
    await phone.send(to);
    return { expiredMinutes: serviceMinutes };
  };
  const sending = useCodeSending('registration', () =>
    service ? sendByService(service) : sendBySite(),
  );
  return { sending, service };
}
