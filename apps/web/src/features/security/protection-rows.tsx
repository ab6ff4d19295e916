import { Button, StatusPill, StatusRow } from '@lantern/ui';
import {
  KeyRound,
  Lock,
  LockKeyhole,
  type LucideIcon,
  Mail,
  ShieldCheck,
  Smartphone,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Rows } from '../../lib/show/section.tsx';
import { useMomentText } from '../../lib/time/moment.tsx';
import type { DialogName } from './dialogs.ts';
import { isOn, type Protection, type SecurityState } from './state.ts';

const icons: Record<Protection, LucideIcon> = {
  password: LockKeyhole,
  email: Mail,
  mobile: Smartphone,
  authenticator: ShieldCheck,
  paymentPassword: KeyRound,
};

interface ProtectionRowsProps {
  state: SecurityState;
  onOpen: (dialog: DialogName) => void;
}

/** The protections, each with its state and what can be done about it. */
export function ProtectionRows({ state, onOpen }: ProtectionRowsProps) {
  const { t } = useTranslation('security');
  const open = (
    dialog: DialogName,
    words: 'change' | 'forgotten' | 'set' | 'bind' | 'turnOn' | 'newCodes' | 'turnOff',
    of: Protection,
  ) => (
    <Button
      kind="outline"
      aria-label={`${t(`do.${words}`)}: ${t(`protection.${of}`)}`}
      onClick={() => onOpen(dialog)}
    >
      {t(`do.${words}`)}
    </Button>
  );
  const actions: Record<Protection, ReactNode> = {
    password: open('password', state.password ? 'change' : 'set', 'password'),
    paymentPassword: state.paymentPassword ? (
      <>
        {open('paymentPassword', 'change', 'paymentPassword')}
        {open('paymentReset', 'forgotten', 'paymentPassword')}
      </>
    ) : (
      open('paymentPassword', 'set', 'paymentPassword')
    ),
    email: state.emailVerified ? <Locked /> : open('email', 'bind', 'email'),
    mobile: state.mobileVerified ? <Locked /> : open('mobile', 'bind', 'mobile'),
    authenticator: state.authenticator ? (
      <>
        {open('recoveryCodes', 'newCodes', 'authenticator')}
        {open('removeAuthenticator', 'turnOff', 'authenticator')}
      </>
    ) : (
      open('authenticator', 'turnOn', 'authenticator')
    ),
  };
  const row = (protection: Protection) => {
    const Icon = icons[protection];
    return (
      <StatusRow
        key={protection}
        icon={<Icon size={20} />}
        title={t(`protection.${protection}`)}
        state={<State state={state} protection={protection} />}
        text={<Told state={state} protection={protection} />}
        action={actions[protection]}
      />
    );
  };
  return (
    <Rows>
      {(['password', 'paymentPassword', 'email', 'mobile', 'authenticator'] as const).map(row)}
    </Rows>
  );
}

function State({ state, protection }: { state: SecurityState; protection: Protection }) {
  const { t } = useTranslation('security');
  if (isOn(state, protection))
    return <StatusPill tone="success">{t(`on.${protection}`)}</StatusPill>;
  const given = (protection === 'email' || protection === 'mobile') && state[protection] !== null;
  return <StatusPill tone="warning">{t(given ? 'notVerified' : `off.${protection}`)}</StatusPill>;
}

/** The current state, or what the protection is for. */
function Told({ state, protection }: { state: SecurityState; protection: Protection }) {
  const { t } = useTranslation('security');
  const dateText = useMomentText('date');
  if (protection === 'email' || protection === 'mobile') {
    const contact = state[protection];
    if (contact === null) return t(`why.${protection}`);
    return (
      <bdi dir="ltr" className="num">
        {contact}
      </bdi>
    );
  }
  if (protection === 'password' && state.password)
    return t('password.changedAt', { date: dateText(state.passwordChangedAt) });
  if (protection === 'authenticator' && state.authenticator)
    return t('recovery.left', { count: state.recoveryCodesLeft });
  return t(`why.${protection}`);
}

/** What is verified stays; only customer service can change it. */
function Locked() {
  const { t } = useTranslation('security');
  return (
    <span className="inline-flex items-center gap-1.5 text-caption font-semibold text-text-3">
      <Lock size={16} aria-hidden />
      {t('locked')}
    </span>
  );
}
