import { useTranslation } from 'react-i18next';
import { OtherWay, type OtherWayProps } from '../../lib/session/other-way.tsx';

/** Leads visitors who have an account to the login. */
export function LoginInstead(props: OtherWayProps) {
  const { t } = useTranslation('registration');
  return <OtherWay {...props} question={t('haveAccount')} action={t('logIn')} />;
}
