import { type SocialProvider, startSocial } from '@lantern/contracts';
import { Button } from '@lantern/ui';
import { useMutation } from '@tanstack/react-query';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { call } from '../api/api.ts';
import { goTo } from '../navigation/go-to.ts';
import { useTroubleText } from '../trouble/trouble-text.ts';

const initials: Record<SocialProvider, string> = { google: 'G', facebook: 'f' };

/** The initial of a provider on a plate; its own mark belongs to it. */
export function ProviderMark({ provider }: { provider: SocialProvider }) {
  return (
    <span
      aria-hidden
      className={clsx(
        'grid size-7 shrink-0 place-items-center',
        'rounded-full bg-ink text-label font-extrabold text-white dark:bg-plate',
      )}
    >
      {initials[provider]}
    </span>
  );
}

interface SocialButtonsProps {
  providers: readonly SocialProvider[];
  purpose: 'login' | 'register';
  area?: 'agent' | undefined;
}

/**
 * The ways in by an account elsewhere. Each leads to its provider, which leads back to `/social`.
 */
export function SocialButtons({ providers, purpose, area }: SocialButtonsProps) {
  const { t } = useTranslation('session');
  const troubleText = useTroubleText();
  const { mutate, isPending, isSuccess, variables, error } = useMutation({
    mutationFn: (provider: SocialProvider) =>
      call(startSocial, { body: { provider, purpose, ...(area && { area }) } }),
    onSuccess: ({ url }) => goTo(url),
  });
  if (providers.length === 0) return null;
  const leaving = isPending || isSuccess;
  return (
    <section aria-label={t('social.label')} className="flex flex-col gap-3">
      <p aria-hidden className="flex items-center gap-3 text-caption text-text-3">
        <span className="h-px flex-1 bg-border" />
        {t('social.or')}
        <span className="h-px flex-1 bg-border" />
      </p>
      <div className="flex flex-wrap gap-2">
        {providers.map((provider) => (
          <Button
            key={provider}
            kind="outline"
            size={48}
            start={<ProviderMark provider={provider} />}
            loading={leaving && variables === provider}
            disabled={leaving && variables !== provider}
            onClick={() => mutate(provider)}
            className="min-w-36 flex-1 px-3! text-label!"
          >
            {t(`social.${provider}`)}
          </Button>
        ))}
      </div>
      {error && (
        <p role="alert" className="text-caption font-semibold text-danger">
          {troubleText(error)}
        </p>
      )}
    </section>
  );
}
