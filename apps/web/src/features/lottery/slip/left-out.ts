import { playName } from '@lantern/locales/plays';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/show/toast.ts';

/** Names the plays of lines that could not be put on the slip again. */
export function useSayLeftOut(): (plays: readonly string[]) => void {
  const { t } = useTranslation('lottery');
  const { t: sayPlay } = useTranslation('plays');
  return (plays) => {
    if (plays.length === 0) return;
    const names = new Set(plays.map((play) => playName(sayPlay, play).full));
    toast('info', t('slip.leftOut', { plays: [...names].join(', ') }));
  };
}
