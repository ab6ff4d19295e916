import clsx from 'clsx';
import { Dices, Gamepad2, History, House, LogIn, type LucideIcon, User, UserPlus, Wallet } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFreePlay } from '../../features/session/use-free-play.ts';
import { part } from '../../lib/lazy-part.ts';
import { useOverlay } from '../../lib/overlay.ts';
import { paths } from '../../lib/paths.ts';
import { isTrial, useSession } from '../../lib/session.ts';
import { useSwitch } from '../../lib/site.ts';

const AccountSheet = lazy(part(() => import('../../features/account/account-sheet.tsx')));

interface TabProps {
  icon: LucideIcon;
  /** The arrow of the icon goes along the text. */
  turns?: boolean | undefined;
  label: string;
  current?: boolean;
  /** The one in the middle that money or a new account begins with. */
  raised?: boolean;
  busy?: boolean;
  onPress: () => void;
}

function Tab({ icon: Icon, turns, label, current, raised, busy, onPress }: TabProps): ReactNode {
  return (
    <li className="flex-1">
      <button
        type="button"
        aria-current={current ? 'page' : undefined}
        aria-busy={busy}
        onClick={onPress}
        className={clsx(
          'flex h-16 w-full flex-col items-center justify-center gap-1 text-micro font-semibold',
          current ? 'text-brand' : 'text-text-2',
          raised && 'justify-end pb-2 text-text',
        )}
      >
        {raised ? (
          <span className="-mt-6 grid size-13 place-items-center rounded-card bg-accent text-on-accent shadow-s2 ring-4 ring-surface">
            <Icon size={24} aria-hidden />
          </span>
        ) : (
          <Icon size={22} aria-hidden className={clsx(turns && 'rtl:-scale-x-100')} />
        )}
        <span className="max-w-full truncate px-0.5">{label}</span>
      </button>
    </li>
  );
}

function VisitorTabs(): ReactNode {
  const { t } = useTranslation('layout');
  const overlay = useOverlay();
  const direct = useSwitch('DIRECTREG3');
  const freePlay = useFreePlay();
  return (
    <>
      {direct && <Tab raised icon={UserPlus} label={t('tabs.register')} onPress={() => overlay.open('register')} />}
      {freePlay.offered && (
        <Tab icon={Dices} label={t('tabs.freePlay')} busy={freePlay.busy} onPress={freePlay.start} />
      )}
      <Tab turns icon={LogIn} label={t('tabs.login')} onPress={() => overlay.open('login')} />
    </>
  );
}

function MemberTabs({ trial, onMe }: { trial: boolean; onMe: () => void }): ReactNode {
  const { t } = useTranslation('layout');
  const overlay = useOverlay();
  return (
    <>
      {trial ? (
        <Tab raised icon={UserPlus} label={t('tabs.register')} onPress={() => overlay.open('register')} />
      ) : (
        <>
          <Tab raised icon={Wallet} label={t('tabs.deposit')} onPress={() => overlay.openCentre('depositv2')} />
          <Tab icon={History} label={t('tabs.records')} onPress={() => overlay.openCentre('personalHistoryCopy')} />
        </>
      )}
      <Tab icon={User} label={t('tabs.me')} onPress={onMe} />
    </>
  );
}

/** The bar at the foot of a phone. */
export function TabBar(): ReactNode {
  const { t } = useTranslation('layout');
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const [account, setAccount] = useState(false);
  const atGames = hash === '#games';
  return (
    <nav
      aria-label={t('tabs.label')}
      className="fixed inset-x-0 bottom-0 z-tabbar border-t border-border bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="flex items-end">
        <Tab
          icon={House}
          label={t('tabs.home')}
          current={pathname === paths.home && !atGames}
          onPress={() => navigate(paths.home)}
        />
        <Tab icon={Gamepad2} label={t('tabs.games')} current={atGames} onPress={() => navigate(paths.games)} />
        {session ? <MemberTabs trial={isTrial(session)} onMe={() => setAccount(true)} /> : <VisitorTabs />}
      </ul>
      {session && account && (
        <Suspense>
          <AccountSheet session={session} open={account} onOpenChange={setAccount} />
        </Suspense>
      )}
    </nav>
  );
}
