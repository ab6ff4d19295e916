import { IconButton } from '@lantern/ui';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ProviderMark } from '../../lib/session/social-buttons.tsx';
import type { SocialTicket } from './social-ticket.ts';

interface SocialChipProps {
  social: SocialTicket;
  onDrop: (() => void) | undefined;
}

/**
 * The account at a sign-in provider that the new account will be linked to, unless the visitor
 * removes it.
 */
export function SocialChip({ social: { provider, name, email }, onDrop }: SocialChipProps) {
  const { t } = useTranslation(['registration', 'session']);
  const known = name ?? email;
  const title = t(`session:social.${provider}`);
  return (
    <div className="flex items-center gap-3 rounded-button bg-brand-soft py-2 ps-3 pe-1">
      <ProviderMark provider={provider} />
      <p className="min-w-0 flex-1 text-label break-words text-text">
        {known === null
          ? t('social.continueWith', { provider: title })
          : t('social.continueAs', { name: known, provider: title })}
        <span className="block text-caption text-text-2">{t('social.linked')}</span>
      </p>
      {onDrop && <IconButton label={t('social.drop')} icon={<X size={20} />} onClick={onDrop} />}
    </div>
  );
}
