import type { teamMembers, ValueOf } from '@lantern/contracts';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TextAction } from '../../lib/forms/text-action.tsx';

interface TeamPathProps {
  above: ValueOf<typeof teamMembers>['above'];
  onOpen: (id: string | undefined) => void;
}

/** From the agent to the member whose downline is shown; each step leads back to its level. */
export function TeamPath({ above, onOpen }: TeamPathProps) {
  const { t } = useTranslation('agent');
  if (above.length === 0) return null;
  return (
    <nav aria-label={t('team.path')}>
      <ol className="flex flex-wrap items-center gap-1">
        <li>
          <TextAction onClick={() => onOpen(undefined)}>{t('team.top')}</TextAction>
        </li>
        {above.map(({ id, account }, at) => (
          <li key={id} className="flex min-w-0 items-center gap-1">
            <ChevronRight size={16} aria-hidden className="text-text-3 rtl:-scale-x-100" />
            {at === above.length - 1 ? (
              <bdi aria-current="page" className="truncate font-bold">
                {account}
              </bdi>
            ) : (
              <TextAction onClick={() => onOpen(id)}>
                <bdi>{account}</bdi>
              </TextAction>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
