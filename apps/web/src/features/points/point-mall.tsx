import { Tabs } from '@lantern/ui';
import clsx from 'clsx';
import { Coins, Infinity as Endless } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PanelEmpty } from './panel-empty.tsx';
import { RedeemHistory } from './redeem-history.tsx';
import { Rules } from './rules.tsx';

const tabIds = ['rewards', 'convert', 'details', 'history', 'rules'] as const;
type TabId = (typeof tabIds)[number];

/** The head of the mall. No call returns points yet, so it shows no number. */
function Head(): ReactNode {
  const { t } = useTranslation('points');
  return (
    <header
      className={clsx(
        'flex flex-wrap items-center gap-x-5 gap-y-4 p-5',
        'rounded-card bg-linear-to-r brand-band from-35%',
        'md:rounded-hero md:p-8 rtl:bg-linear-to-l',
      )}
    >
      <span
        aria-hidden
        className="grid size-14 shrink-0 place-items-center rounded-card bg-header-well text-gold"
      >
        <Coins size={28} />
      </span>
      <div className="min-w-0 flex-1 basis-60">
        <h1 className="text-h1">{t('title')}</h1>
        <p className="mt-1 max-w-prose text-body text-on-header/85">{t('intro')}</p>
      </div>
      <p
        className={clsx(
          'inline-flex items-center gap-2 px-4 py-2',
          'rounded-full bg-header-well text-label font-bold text-on-header',
        )}
      >
        <Endless size={18} aria-hidden className="text-gold" />
        {t('never')}
      </p>
    </header>
  );
}

const panels: Record<TabId, ReactNode> = {
  rewards: <PanelEmpty panel="rewards" />,
  convert: <PanelEmpty panel="convert" />,
  details: <PanelEmpty panel="details" own />,
  history: <RedeemHistory />,
  rules: <Rules />,
};

/**
 * `/pointMall`: rewards for points, points for money, what has become of them, and the rules.
 * `?tab=` chooses.
 */
export function PointMall(): ReactNode {
  const { t } = useTranslation('points');
  const [search, setSearch] = useSearchParams();
  const chosen = tabIds.find((id) => id === search.get('tab')) ?? 'rewards';
  const choose = (tab: TabId) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.set('tab', tab);
        return next;
      },
      { replace: true },
    );
  return (
    <div className="gutter flex flex-col gap-4 py-3 md:gap-5 md:pb-6">
      <Head />
      <Tabs
        label={t('title')}
        tabs={tabIds.map((id) => ({ id, label: t(`tabs.${id}`) }))}
        value={chosen}
        onChange={choose}
      >
        {panels[chosen]}
      </Tabs>
    </div>
  );
}
