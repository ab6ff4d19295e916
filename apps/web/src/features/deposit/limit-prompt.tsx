import { Button, Card } from '@lantern/ui';
import { HeartHandshake } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { visitorStore } from '../../lib/device/storage.ts';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { useRecentDeposits } from './recent-deposits.tsx';

const storageKey = 'depositLimitPrompt';

/** Before the first deposit of all, the member is asked whether to set a limit; a no is kept. */
export function LimitPrompt() {
  const { t } = useTranslation('deposit');
  const overlay = useOverlay();
  const { data } = useRecentDeposits();
  const [answered, setAnswered] = useState(() => visitorStore.read(storageKey) !== undefined);
  if (data?.total !== 0 || answered) return null;
  const answer = () => {
    visitorStore.write(storageKey, 'later');
    setAnswered(true);
  };
  return (
    <Card
      as="section"
      aria-label={t('limitPrompt.title')}
      className="flex flex-wrap items-center gap-x-4 gap-y-3"
    >
      <HeartHandshake size={28} aria-hidden className="shrink-0 text-brand" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-h3">{t('limitPrompt.title')}</p>
        <p className="mt-0.5 text-body text-text-2">{t('limitPrompt.text')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button kind="outline" onClick={() => overlay.openCentre('protection')}>
          {t('limitPrompt.set')}
        </Button>
        <Button kind="ghost" onClick={answer}>
          {t('limitPrompt.later')}
        </Button>
      </div>
    </Card>
  );
}
