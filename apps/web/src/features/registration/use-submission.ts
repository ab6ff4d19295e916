import type { SessionValue } from '@lantern/contracts';
import { needsCode, type RegistrationMode, type RegistrationRules } from '@lantern/rules';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { BotCheckState } from '../../lib/bot-check/index.ts';
import type { PhoneService } from '../../lib/phone/phone-service.ts';
import type { Values } from './form-values.ts';
import { checkInvitation, type Entries, register } from './registration.queries.ts';
import type { RegisterSettings } from './rules.ts';
import { isInvitationError, type useInvitation } from './use-invitation.ts';

export interface Submitted {
  settings: RegisterSettings;
  rules: RegistrationRules;
  mode: RegistrationMode;
  input: Partial<Values>;
  agreement: boolean;
  invitation: ReturnType<typeof useInvitation>;
  check: BotCheckState;
  service: PhoneService | undefined;
  socialTicket: string | undefined;
}

/** What proves the phone: the code itself, or the token that the external service gives for it. */
async function proofOf({ rules, mode, input, service }: Submitted): Promise<Partial<Entries>> {
  if (!service || !needsCode(rules, mode)) return {};
  const firebaseIdToken = await service.confirm(input.verificationCode ?? '');
  return { verificationCode: '', firebaseChannel: 'sms', firebaseIdToken };
}

interface Outcomes {
  onRegistered: (session: SessionValue) => void;
  /** `reached`: whether the registration itself was sent, which consumes the bot check. */
  onRefused: (trouble: unknown, what: { reached: boolean; invitation: boolean }) => void;
}

/**
 * Sends a form whose fields are right, in the order of the specification: the invitation code is
 * asked about first and stops everything when it is no good, then the phone is proved, and then the
 * registration goes out with the bot check.
 */
export function useSubmission(form: Submitted, { onRegistered, onRefused }: Outcomes) {
  const reached = useRef(false);
  const { input, invitation, settings, agreement, check, socialTicket } = form;
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: async () => {
      reached.current = false;
      const affiliateCode = invitation.code ?? input.affiliateCode ?? '';
      if (affiliateCode !== '') await checkInvitation(affiliateCode);
      const proof = await proofOf(form);
      reached.current = true;
      return register(form.mode, {
        ...input,
        ...check.fields,
        ...proof,
        affiliateCode,
        agreement,
        countryDialingCode: settings.countryDialingCode,
        ...(invitation.referralCode && { referralCode: invitation.referralCode }),
        ...(socialTicket && { socialTicket }),
      });
    },
    onSuccess: onRegistered,
    onError: (trouble) => {
      const about = isInvitationError(trouble);
      if (about) invitation.refuse(trouble);
      onRefused(trouble, { reached: reached.current, invitation: about });
    },
  });
  return { send: mutate, submitting: isPending || isSuccess };
}
