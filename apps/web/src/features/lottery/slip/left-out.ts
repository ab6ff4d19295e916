import { playName } from '@lantern/locales/plays';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/show/toast.ts';

/** Names the plays of lines that could not be put on the slip again. */
export function useSayLeftOut(): (plays: readonly string[]) => void {
  const { t, i18n } = useTranslation('lottery');
  return (plays) => {
    if (plays.length === 0) return;
    const names = new Set(plays.map((play) => playName(i18n.language, play).full));
    toast('info', t('slip.leftOut', { plays: [...names].join(', ') }));
  };
}
