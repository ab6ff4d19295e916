import { useTranslation } from 'react-i18next';
import { OtherWay, type OtherWayProps } from '../../lib/session/other-way.tsx';
import { useSwitch } from '../../lib/site/site.ts';

/** Leads to the registration, where the brand lets visitors open accounts. */
export function RegisterInstead(props: OtherWayProps) {
  const { t } = useTranslation('session');
  const direct = useSwitch('DIRECTREG3');
  const byUsername = useSwitch('USERNAMEREG3');
  if (!direct || !byUsername) return null;
  return <OtherWay {...props} question={t('login.noAccount')} action={t('login.register')} />;
}
