import { type ErrorCode, finishSocial, Refusal, type ValueOf } from '@lantern/contracts';
import { Button, Card, EmptyState } from '@lantern/ui';
import { useMutation } from '@tanstack/react-query';
import { CircleX, Link2Off, type LucideIcon, UserRoundX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { call } from '../../lib/api/api.ts';
import { type Arrival, forgetArrival, useArrival } from '../../lib/navigation/arrival.ts';
import { Link } from '../../lib/navigation/link.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import { usePageTitle } from '../../lib/navigation/title.ts';
import { useEntered } from '../../lib/session/entered.ts';
import { useSession } from '../../lib/session/session.ts';
import { toast } from '../../lib/show/toast.ts';
import { BrandMark } from '../../lib/site/brand-mark.tsx';
import { useSwitch } from '../../lib/site/site.ts';
import { useTroubleText } from '../../lib/trouble/trouble-text.ts';

type Answer = NonNullable<Arrival['social']>;
const securityPage = `${paths.home}?centre=securityCenter`;

/** Where each outcome of a sign-in leads. */
function useOutcome() {
  const { t } = useTranslation('session');
  const navigate = useNavigate();
  const entered = useEntered();
  return (value: ValueOf<typeof finishSocial>) => {
    if (value.outcome === 'entered') return entered(value.session);
    if (value.outcome === 'linked') {
      toast('success', t('social.linked', { provider: t(`social.${value.provider}`) }));
      return navigate(securityPage, { replace: true });
    }
    // The ticket is kept in the history entry, hidden from the address and from other sites.
    const { ticket, provider, email, name } = value;
    return navigate(paths.register, { replace: true, state: { ticket, provider, email, name } });
  };
}

/** Ends the sign-in, once: what the provider has sent is good for a single call. */
function useFinish() {
  const { social } = useArrival();
  const outcome = useOutcome();
  const begun = useRef(false);
  const { mutate, error } = useMutation({
    mutationFn: (answer: Answer) => call(finishSocial, { body: answer }),
    onSuccess: outcome,
  });
  useEffect(() => {
    if (!social || begun.current) return;
    begun.current = true;
    mutate(social);
    forgetArrival('social');
  }, [social, mutate]);
  return { nothing: !social && !begun.current, trouble: error };
}

const icons: Partial<Record<ErrorCode, LucideIcon>> = {
  social_not_member: UserRoundX,
  social_taken: Link2Off,
};

/** `/social`, where a sign-in provider leads back to (REG-13, LOG-06). */
export function SocialPage() {
  const { t } = useTranslation('session');
  const { nothing, trouble } = useFinish();
  usePageTitle(t('social.title'));
  return (
    <div className="gutter mx-auto grid min-h-[70dvh] w-full max-w-140 place-items-center py-8">
      {nothing || trouble ? <Refused trouble={trouble} /> : <Working />}
    </div>
  );
}

function Working() {
  const { t } = useTranslation('session');
  return (
    <div role="status" className="flex flex-col items-center gap-4 text-center">
      <span aria-hidden className="animate-pulse motion-reduce:animate-none">
        <BrandMark size={64} />
      </span>
      <p className="text-h3">{t('social.working')}</p>
    </div>
  );
}

/** Why the sign-in came to nothing, and the ways on. */
function Refused({ trouble }: { trouble: Error | null }) {
  const { t } = useTranslation('session');
  const troubleText = useTroubleText();
  const code = trouble instanceof Refusal ? trouble.code : undefined;
  const Icon = (code && icons[code]) ?? CircleX;
  const hint = code === 'social_not_member' ? t('social.notMemberHint') : t('social.againHint');
  return (
    <Card className="w-full">
      <EmptyState
        level={1}
        title={trouble ? troubleText(trouble) : t('social.nothing')}
        hint={hint}
        icon={<Icon size={28} />}
        action={<WaysOn notMember={code === 'social_not_member'} />}
      />
    </Card>
  );
}

function WaysOn({ notMember }: { notMember: boolean }) {
  const { t } = useTranslation('session');
  const session = useSession();
  const mayRegister = useSwitch('DIRECTREG3');
  if (session)
    return (
      <Button as={Link} to={securityPage} replace size={48}>
        {t('social.toSecurity')}
      </Button>
    );
  if (!notMember)
    return (
      <Button as={Link} to={paths.login} replace kind="accent" size={48}>
        {t('social.toLogin')}
      </Button>
    );
  return (
    <div className="flex w-full flex-col gap-2">
      {mayRegister && (
        <Button as={Link} to={paths.register} replace kind="accent" size={48} block>
          {t('social.register')}
        </Button>
      )}
      <Button
        as={Link}
        to={paths.login}
        state={{ to: securityPage }}
        replace
        kind="outline"
        size={48}
        block
      >
        {t('social.logInAndLink')}
      </Button>
    </div>
  );
}
